"""What the engine says to people, as patterns, for those who speak another language.

The engine knows no Qt and writes plain English. These are its sentences with places for what
differs; `mjs_editor.enginewords` finds the pattern of a sentence and says it in the user's
language. A sentence that is missing here is shown in English.

`make translations` gathers them, with `readertexts` and `gametexts`, under the context ``engine``.
"""

from __future__ import annotations

__all__ = ["FIELD_WORDS", "OF_FIELDS", "TEXTS", "WITH_FRACTIONS"]

FIELD_WORDS = (
    "id",
    "name",
    "author",
    "license",
    "description",
    "tags",
    "category",
    "rules",
    "deck",
    "start deal",
    "names of layers",
    "x- keys",
)
"""What messages call the fields of a layout."""

OF_FIELDS = {
    "{0}: the format has no place for {1}; this would be lost": 1,
    "the {0} {1} would read back as {2}": 0,
    "the {0} {1} has half of a surrogate pair": 0,
    "the {0} {1} has a character that XML can't hold": 0,
}
"""The patterns in which a place has names of fields, and which place that is."""

WITH_FRACTIONS = (
    "none of {0} deals is of difficulty {1} to {2}; they are of {3} to {4}: take another seed or a "
    "wider band"
)
"""The pattern with numbers of our own making that have fractions; others quote a file."""

TEXTS = (
    # Names of formats.
    "Ace of Penguins layout",
    "mjs proof deal",
    "GNOME Mahjongg maps",
    "KMahjongg layout",
    "Kyodai layout",
    "mah boards",
    "mjs layout",
    "PySolFC layout",
    "xmahjongg layout",
    # What lists of places and numbers are made of.
    "{0} and {1} more",
    "({0}) and ({1})",
    "{0} to the right",
    "{0} down",
    "{0} to the right and {1} down",
    "{0} (and {1} more findings of {2})",
    # Geometry.
    "two tiles stand at {0}; delete one of them",
    "tiles {0} and {1} overlap; move or delete one of them",
    "{0} more pairs of tiles overlap than the {1} shown, {2} and {3} among them",
    "{0} tile lies outside the grid, left of or above its corner: {1}; move the whole board {2}",
    "{0} tiles lie outside the grid, left of or above its corner: {1}; move the whole board {2}",
    (
        "{0} tile floats with nothing directly below: {1}; put a tile under each or lower it, "
        "unless it is meant to float"
    ),
    (
        "{0} tiles float with nothing directly below: {1}; put a tile under each or lower it, "
        "unless it is meant to float"
    ),
    (
        "{0} gap of half a tile or less looks closed but leaves the sides open: between {1}; close "
        "or widen it if that is not meant"
    ),
    (
        "{0} gaps of half a tile or less look closed but leave the sides open: between {1}; close "
        "or widen them if that is not meant"
    ),
    (
        "{0} tiles lie so densely that up to {1} pairs of them could meet; at most {2} are looked "
        "at, so spread them out"
    ),
    # Counts and decks.
    "{0} tile is an odd number, which can't be dealt in pairs; add or delete one",
    "{0} tiles are an odd number, which can't be dealt in pairs; add or delete one",
    "there are no tiles; add some",
    "no tiles: there is nothing to deal",
    "1 tile: an odd number can't be dealt in pairs",
    "{0} tiles: an odd number can't be dealt in pairs",
    (
        "{0} tiles are more than the {1} of the deck of {2} set with bonus tiles; allow more sets "
        "or leave the number of sets open"
    ),
    (
        "{0} tiles are more than the {1} of the deck of {2} set without bonus tiles; allow more "
        "sets or leave the number of sets open"
    ),
    (
        "{0} tiles are more than the {1} of the deck of {2} sets with bonus tiles; allow more sets "
        "or leave the number of sets open"
    ),
    (
        "{0} tiles are more than the {1} of the deck of {2} sets without bonus tiles; allow more "
        "sets or leave the number of sets open"
    ),
    # Whether a layout can be cleared.
    "no deal of this layout can be cleared: {0}; add tiles beside or take some from the pile",
    "{0}; look at {1}",
    "no deal can be cleared: {0}",
    "no proof deal found: {0}; allow a larger budget",
    (
        "neither a deal that can be cleared nor a proof that there is none was found ({0}); allow "
        "a larger budget, or make the layout more open"
    ),
    "the deal in this file proves nothing: {0}; make a new one or remove it",
    "there are no tiles",
    "{0} tiles can't all go in pairs",
    "taking its tiles in order needs at least {0} turns, and {1} tiles are gone after {2}",
    "every order was tried ({0} removals) and gets stuck",
    "undecided after trying {0} removals",
    (
        "none of {0} deals is of difficulty {1} to {2}; they are of {3} to {4}: take another seed "
        "or a wider band"
    ),
    "{0} of {1} random deals can be cleared, {2} (95 % interval {3} to {4})",
    "{0} of {1} random deals can be cleared (95 % interval {2} to {3})",
    "{0}; {1} are undecided",
    "{0}; {1} are wanted, so make the layout more open, or ask for less",
    # Proofs.
    "the layout carries no start deal",
    "{0} faces for {1} tiles",
    "an odd number of tiles of {0}",
    "tiles {0} and {1} overlap, so there is no such board",
    "pair {0}: two tiles are removed together, not {1}",
    "pair {0}: there is no tile number {1}",
    "pair {0}: tile {1} is gone already",
    "pair {0}: tile {1} is covered",
    "pair {0}: tile {1} is closed in on both sides",
    "pair {0}: tile {1} is paired with itself",
    "pair {0}: {1} at {2} does not match {3} at {4}",
    "the order ends with {0} tiles left",
    # What a layout says of itself.
    "the layout has no name; programs list it by that",
    "no licence is stated; say one, such as CC0-1.0",
    "{0} tile on {1} layer.",
    "{0} tiles on {1} layer.",
    "{0} tiles on {1} layers.",
    "no author is named",
    "there is no description; a sentence helps players choose",
    "the same board as {0}; keep one of them",
    "another board, {0}, is called {1} as well; rename one",
    "board {0} of {1}",
    # What programs can hold.
    "{0}: {1}; its program won't show this board whole",
    "{0}: {1}; its program refuses this board",
    "{0}: {1}; tiles of another size have no place on its grid",
    (
        "{0}: {1} tile is covered only from two or more layers up, and so not covered at all "
        "there: {2}; fill the layer between"
    ),
    (
        "{0}: {1} tiles are covered only from two or more layers up, and so not covered at all "
        "there: {2}; fill the layer between"
    ),
    "{0}: the format has no place for {1}; this would be lost",
    "a footprint of {0} grid units; only 2 x 2",
    "{0} columns wide; at most {1}",
    "{0} columns wide; at most {1} ({2})",
    "{0} rows high; at most {1}",
    "{0} rows high; at most {1} ({2})",
    "its board has {0} x {1} places for the corners of tiles",
    "{0} layers; at most {1}",
    "{0} tiles; at most {1}",
    "{0} tiles; at least {1}",
    "{0} tiles; here the number must be divisible by {1}",
    "two tiles at one place",
    "tiles that overlap, such as {0} and {1}",
    "tiles {0} columns apart; at most {1}",
    "tiles {0} rows apart; at most {1}",
    "the {0} {1} would read back as {2}",
    "the {0} {1} has half of a surrogate pair",
    "the {0} {1} has a character that XML can't hold",
    "no start deal; make one by mjs deal",
    "a board of {0} x {1} x {2} cells; the format writes every cell, and {3} is the most",
    "texts of {0} lines; at most {1}",
    'the key {0}; keys of your own begin with "x-"',
    (
        "a tile above level {0} without the tiles below it; there only stacks that begin further "
        "down reach"
    ),
    "{0} cannot hold this layout: {1}",
    "JSON cannot hold the layout: {0}",
)
