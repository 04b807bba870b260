"""Pictures, all drawn here: icons and the faces of tiles. No fonts, no files."""
