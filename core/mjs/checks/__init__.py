"""The rules that layouts are checked by.

Each family of codes is one module with a tuple ``RULES``; `mjs.checks.registry` gathers them.
"""
