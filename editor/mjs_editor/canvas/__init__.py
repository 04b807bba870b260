"""The canvas: how a layout is drawn, and where on it the pointer is."""
