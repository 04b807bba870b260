"""The JSON Schemas (draft 2020-12) of the files that mjs reads and writes."""
