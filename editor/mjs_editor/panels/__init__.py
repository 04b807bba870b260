"""The panels around the canvas. They listen to the document and never own anything of it."""
