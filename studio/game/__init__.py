"""The ground floor: the games, their positions, records and files. Imports nothing from above."""
