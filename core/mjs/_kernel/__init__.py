"""The hot loops: a generator of chance and a position in play, free of anything but numbers.

Nothing here knows layouts, faces or files; tiles are indices.
"""
