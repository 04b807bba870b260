"""The library: all layouts of a folder, with pictures, problems and duplicates."""
