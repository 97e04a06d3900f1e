"""The moves of one node: table, menu, and why not this one."""
