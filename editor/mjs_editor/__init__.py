"""The layout editor: a Qt application around the engine in `mjs`.

The engine knows nothing of it. What is true of a layout is asked of the engine; what is here
is the craft of editing: a document with undo, a canvas, tools and panels that only listen.
"""
