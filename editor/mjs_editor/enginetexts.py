"""What the engine says to people, as patterns, for those who speak another language.

The engine knows no Qt and writes plain English. These are its sentences with places for what
differs; `mjs_editor.enginewords` finds the pattern of a sentence and says it in the user's
language. A sentence that is missing here is shown in English.

`make translations` gathers them under the context ``engine``.
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
    # Files.
    "is a folder or device, not a file",
    "cannot be read: {0}",
    "cannot be written: {0}",
    "no such file or directory",
    "permission denied",
    "no space left on device",
    "is a directory",
    "not a directory",
    "read-only file system",
    "file name too long",
    "input/output error",
    "no such name is possible",
    "is larger than {0} MiB, so it can't be a layout",
    "in none of the known layout formats ({0}); leave it out if it is no layout",
    "in no known layout format",
    "could not be checked: {0}",
    "the file is UTF-16; save it as UTF-8",
    "starts with a byte order mark, which other programs trip over; save it without",
    "byte {0} is not UTF-8; save the file as UTF-8",
    "{0} lines; a layout file may have at most {1}",
    "{0} tiles; a layout may have at most {1}",
    "more than {0} tiles, the most a layout may have",
    "the file has more than {0} tiles, the most it may",
    "{0} boards; a file may have at most {1}",
    "the text is larger than {0} MB",
    "cannot be made: {0}",
    "pictures are SVG or PNG; name it .svg or .png",
    (
        "the picture would be {0} x {1} pixels; choose a smaller scale, or SVG, which is sharp at "
        "every size"
    ),
    "none of {0} deals from seed {1} on is easy; try another seed or difficulty",
    "none of {0} deals from seed {1} on is medium; try another seed or difficulty",
    "none of {0} deals from seed {1} on is hard; try another seed or difficulty",
    "the text holds no tiles",
    # JSON.
    "the file is empty",
    "the JSON ends too early; part of the file is missing",
    "this JSON string has no end; part of the file may be missing",
    "JSON has no comments; delete this one",
    "there is more text after the end of the JSON; remove it",
    "this comma has nothing after it; delete it",
    '{0} is no quotation mark of JSON; write " around texts and keys',
    "there is a comma too many; delete it",
    "a line break or another control character stands inside of a text",
    "not valid JSON: {0}",
    "there is a {0} where a {1} is missing",
    "a comma is missing before this",
    "a colon is missing before this",
    "a key in double quotes is missing here",
    "this is no JSON, which begins with { or [",
    "here should be a number, a text in double quotes or a list in [ ]",
    "the key {0} stands twice in one object; keep one of them",
    "{0} is no number in JSON; give a finite number",
    "the number {0} is too large; give a smaller one",
    "the number {0} has {1} digits; give a smaller one",
    "arrays and objects nest more than {0} deep; no layout file does",
    "this string has half of a surrogate pair ({0}); remove it",
    # Our own files.
    "a {0} is a JSON object; this is none",
    'there is no "format"; a {0} file says "{1}"',
    '"format" is {0}; a {1} file says "{2}"',
    "{0} version {1} is newer than this program, which reads up to {2}; update mjs",
    "and more faults than the {0} that are shown",
    "{0} is no list in [ ]",
    "{0} is neither true nor false",
    "{0} is no whole number",
    "{0} is no whole number; with tiles of 2 by 2, a step of 1 is half a tile already",
    "{0} is no object in { }",
    "{0} is no text in double quotes",
    "must be {0}, not {1}",
    "{0} is none of {1}",
    "{0} must be one line, without line breaks",
    "{0} must be small letters, digits and -, a letter or digit first",
    "{0} must be letters, digits, and . _ -, a letter or digit first",
    "{0} is no face, as dots-1, bamboo-9, characters-5, wind-east, dragon-red, flower-plum are",
    "{0} is below {1}, the least there can be",
    "{0} is above {1}, the most there can be",
    "{0} is below {1}, the least there can be; move all tiles right",
    "{0} is below {1}, the least there can be; move all tiles down",
    "{0} is no [x, y]; the layer of a tile is the list it stands in",
    "{0} item; at least {1}",
    "{0} items; at least {1}",
    "{0} items; at most {1}",
    "{0} characters; at least {1}",
    "{0} characters; at most {1}",
    "{0} has an item twice",
    "{0} is missing",
    "unknown key {0}",
    "unknown key {0}; did you mean {1}?",
    'unknown key {0}; did you mean {1}? (keys of your own begin with "x-")',
    'unknown key {0}; keys of your own begin with "x-"',
    "a list of {0}",
    (
        "the deal names its layout only by digest, so it can't be checked on its own; put the "
        "layout into the deal, or verify it with the layout's file"
    ),
    (
        "the deal is for the layout of digest {0}..., and not for the given one, whose digest is "
        "{1}..."
    ),
    # Files of KMahjongg.
    "line 1 must be {0}, not {1}",
    "KMahjongg layout version {0} is not known; line 1 must be {1}",
    "line 1 has more than the version, so KMahjongg refuses the file; remove the rest",
    (
        'line 1 lacks the leading "k" of "kmahjongg-layout-v1.1", so KMahjongg refuses the file; '
        "add it"
    ),
    "{0} levels; a layout may have at most {1}",
    "a row of more than {0} characters",
    "a blank line, on which KMahjongg may fail; remove it",
    'version 1.0 has no lines of size; write "kmahjongg-layout-v1.1" in line 1',
    "{0} is no size; write {1} and a number above 0",
    "KMahjongg refuses a layout without its width, height and depth; after line 1, add: {0}",
    "{0} more quarter markers are wrong; save the board anew",
    "the row has {0} characters; it must have {1}",
    "{0} more rows are not {1} characters long",
    "the board has {0} rows, but {1}; add the missing ones",
    "the board has {0} rows, but {1}; from here on nothing is read",
    "{0} levels of {1} rows make {2}",
    "the row has {0} characters instead of {1}; KMahjongg joins all rows, and so the board is read",
    "level {0}, row {1}, column {2}: {3}",
    "{0} belongs to no tile and counts as empty",
    "{0} instead of {1}, the top-right quarter of a tile",
    "{0} instead of {1}, the bottom-right quarter of a tile",
    "{0} instead of {1}, the bottom-left quarter of a tile",
    "the .desktop file beside it has no group {0}; KMahjongg won't find the name",
    "the .desktop file beside it has VersionFormat {0}; only 1 is known",
    "the .desktop file beside it says FileName={0}; this file is called {1}",
    "{0} more numbers are wrong, from here on",
    "{0} more elements are wrong, from here on",
    "{0} more stacks are wrong, from here on",
    "{0} more lines are wrong, from here on",
    # Files of GNOME Mahjongg.
    "there is no <map> in this file",
    "map {0} can't be read, nor what follows: {1}",
    "{0} is too large; {1}",
    '<layer> lacks z="..."; GNOME Mahjongg takes 0',
    '<{0}> lacks {1}="..."; GNOME Mahjongg takes 0',
    "<{0}> has no tiles: it ends before it begins",
    "<{0}> of {1} tiles is not read: a layout may have at most {2}",
    "<{0}> is no part of a map and means nothing here",
    "{0} is off the grid of half tiles; GNOME Mahjongg takes {1}",
    "{0} is no whole level; GNOME Mahjongg takes {1}",
    "{0} is below 0, the lowest level",
    "{0} is no place on a grid",
    "{0} is no number",
    "more than {0} maps, the most that a file may have",
    "more than {0} elements, the most that a file may have",
    "the file is {0}, but GNOME Mahjongg reads only UTF-8; save it as that",
    "not well-formed as XML: {0}",
    "the encoding {0} is not known here; save the file as UTF-8",
    "an element has no end, or there is none at all",
    "the file is not {0}, as it says; save it as UTF-8",
    "a document type or entity, which no map needs and which is not safe; remove it",
    "mismatched tag",
    # Files of other programs.
    "no tiles: an Ace of Penguins map is whole numbers with commas between them",
    "more than {0} numbers, and so more tiles than can be",
    "the list must end with {0}; part of the file may be missing",
    "nothing after {0} is read; remove it",
    "{0} has no row and layer; the first tile must be -x, y, z",
    "the list ends within a tile; a tile is -x, y, z",
    "the layer {0} is below 0, the lowest one",
    "Kyodai version {0} is not known; line 1 must be {1}",
    "the board is spread over {0} lines; write all of it in line 3",
    "the board has {0} digits; it must have {1}: {2} layers of {3} rows of {4}",
    "the board is missing: line 3 must have {0} digits 0 and 1",
    "there is more text after the board of line 3; remove it",
    "{0} is neither 0 nor 1 and counts as 0",
    "{0} is neither 0 nor 1 and counts as 0 ({1} such characters)",
    "board {0} of {1} can't be read: {2}",
    "board {0} of {1} ({2}) can't be read: {3}",
    'a mah file is a JSON object with "mah" and "boards"; this is none',
    'mah version {0} is not known; only "{1}" is',
    'the file has no boards; "boards" must be a list of at least one board',
    'the file lacks "boards"; "boards" must be a list of at least one board',
    "a board is an object, not {0}",
    'it lacks "map", its tiles',
    "{0} must be a list, not {1}",
    "{0} must be a whole number, not {1}",
    "{0} must be from {1} to {2}, not {3}",
    "a level is [z, rows], not {0}",
    "a row is [y, cells], not {0}",
    "a run is [x, count], not {0}",
    "{0} is unknown and not kept",
    "{0} more keys are unknown and not kept",
    "the {0} is no text but {1}; it is not kept",
    "the board must be 0 and three letters a stack, not {0}",
    "there is more text after the line of the board; it is not read",
    "the last stack has {0} letters instead of 3",
    "{0} is no letter from a to z or A to Z; its stack is not read",
    '{0} is not "row column level", three whole numbers',
    "{0} after the three numbers counts for nothing; remove it",
    'no tiles: each line must have three numbers, "row column level"',
    "the row {0} is too large; at most {1}",
    "the column {0} is too large; at most {1}",
    "the level {0} is too large; at most {1}",
    "the level {0} is below 0, the lowest one",
)
