"""The play-test: a layout, played by the rules, in a window of its own."""
