"""The tools: what the pointer does on the canvas. Each is one object; the window lists them."""
