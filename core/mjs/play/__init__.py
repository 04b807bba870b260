"""Playing a dealt layout by the rules and house rules of games people know; no windows here."""
