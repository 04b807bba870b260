"""Layouts that come with mjs: one native JSON file each, own designs, CC0-1.0."""
