"""What the engine says of house rules and games, as patterns.

As in `mjs_editor.enginetexts`, of which this is a part.
"""

from __future__ import annotations

__all__ = ["TEXTS"]

TEXTS = (
    # House rules.
    "Two free tiles that match go at once.",
    (
        "Free tiles go to a tray one by one and matching ones clear there; {0} tiles left in the "
        "tray lose the game."
    ),
    "No shuffles.",
    "Shuffle, an assist: {0}.",
    (
        "Shuffle, an assist: {0}. Where the places left allow no solution, the tiles are laid out "
        "on an open board."
    ),
    "{0}, only when stuck",
    "{0}, and then no tile can be picked for {1}",
    "{0}, only when stuck, and then no tile can be picked for {1}",
    "as often as you like",
    "once",
    "up to {0} times",
    "up to {0} steps",
    "No undo.",
    "Undo takes back the last removal.",
    "Undo takes back the last removal or hint.",
    "Undo takes back the last removal or shuffle.",
    "Undo takes back the last removal, hint or shuffle.",
    "Undo takes back the last pick.",
    "Undo takes back the last pick or hint.",
    "Undo takes back the last pick or shuffle.",
    "Undo takes back the last pick, hint or shuffle.",
    "Undo: {0}.",
    "Undo: {0}, but not past a shuffle.",
    "No hints.",
    "Hint shows a legal pair, {0}; it promises nothing about the rest.",
    "No flowers or seasons are dealt.",
    "Tiles are dealt by chance: the deal may be impossible to clear.",
    "The deal can be cleared; not every way of playing clears it.",
    "The deal can be cleared, the same for all players; not every way of playing clears it.",
    "Those who made these rules play on the {0} only.",
    "Target time {0}, after that overtime.",
    "The game ends after {0}.",
    "The clock can't be paused.",
    "Target time {0}, after that overtime. The game ends after {1}.",
    "Target time {0}, after that overtime. The clock can't be paused.",
    "The game ends after {0}. The clock can't be paused.",
    "Target time {0}, after that overtime. The game ends after {1}. The clock can't be paused.",
    "Faces are hidden until the start is counted down.",
    "Score: {0} a pair.",
    "Score: {0} a pair, less {1}.",
    "{0} a hint",
    "{0} an undo",
    "{0} a shuffle",
    "{0} a hint and {1} an undo",
    "{0} a hint and {1} a shuffle",
    "{0} an undo and {1} a shuffle",
    "{0} a hint, {1} an undo and {2} a shuffle",
    "Assists are declared before the run starts.",
    "A board cleared without a shuffle is marked as cleaner.",
    # Refusals in a game.
    "tile {0} is gone already",
    "tile {0} can't be paired with itself",
    "{0} does not match {1}",
    "there is nothing to undo",
    "The layout is made for the rules variant {0}.",
    "The layout has a deck without flowers and seasons.",
    "that tile is gone already",
    "the game has not started yet",
    "the game is over",
    "the game is paused",
    "no tile can be picked until the pause after the shuffle is over",
    "no pair is free",
    "no hints are left",
    "there is nothing to take back",
    "there is nothing to do again",
    "no shuffles are left",
    "tiles can be shuffled only when no pair is free",
    "no way to deal the tiles that are left was found that can be cleared",
    "this game can't be paused",
    "the game is not paused",
    "the tray is full",
    "time is up",
    "house rule target, {0} s, is past the cap of {1} s; raise the cap or lower the target",
    # Game files that tell what can't have happened.
    "events[{0}], {1}: {2}",
    "shuffles[{0}]: there is no event that it belongs to",
    "began: {0} is no date and time, such as 2026-11-29T20:15:00",
    "the start: {0}",
    "summary.{0}: it says {1}, and playing it again gives {2}",
    "summary.elapsed: {0} ms can't be, after events until {1} ms",
    "no file can hold this game: {0}",
    "a game of {0} MiB; a file holds {1}",
    "is larger than {0} MiB, so it can't be a game",
    "no tile at {0}",
    "no tile is selected",
    "that is no legal pair",
    "there is no such event",
    "it is not the time for it",
    "it lies before the one before it",
    "tiles do not go like that by these rules",
    "the tile at {0} is gone, or not as it says",
    "there is no shuffle left that it could be",
    "a shuffle keeps the faces",
    "a shuffle keeps the places by these rules",
    "a shuffle keeps the tiles as large as they are",
    "places are told exactly where the rules let a shuffle change them (shuffle_opens)",
    # Deals that are shared or typed.
    "this deal has no seed, since its faces were given; share the saved game instead",
    "this deal is by {0}, which is not here; share the saved game instead",
    "this deal was changed after it was dealt by its seed; share the saved game instead",
    (
        "there is a typing error in the seed line, or a part of it is missing: its check letters "
        "at the end do not fit the rest; compare it with the original"
    ),
    (
        "the seed line is from another version of mjs: {0}; ask for the saved game instead, or "
        "play it by the version it comes from"
    ),
    "it has more or fewer parts",
    "its deal was made by {0}, and this mjs deals by {1}",
    "it names the layout {0}",
    "its seed is {0}",
    (
        "the seed line is for the layout {0} (digest {1}...), which is not here; open that layout "
        "first, or type only the seed {2} to deal the one at hand"
    ),
    "a seed is a whole number from 0 to {0}; this one is larger",
    (
        "type a seed line as it is shown, a seed such as 412, or the date of a daily deal such as "
        "2026-11-29"
    ),
    "{0} letters are too many to name a deal; {1}",
    "nothing was typed; {0}",
    "{0} names no deal; {1}",
    "there is no day {0}; type year, month and day, as 2026-11-29",
    # Races.
    "a player has a name that the others see; type one",
    "two players are called {0}; give one of them another name",
    "the file of the race is damaged",
    "the race was left in another version of mjs",
)
