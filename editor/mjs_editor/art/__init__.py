"""What is drawn by hand: icons, the faces of tiles, and what painting takes. No fonts, no files."""
