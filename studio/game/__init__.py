"""The lowest layer: rules, positions, records and files. Imports only the standard library."""
