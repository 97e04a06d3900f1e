"""The Go Text Protocol, version 2: a program sends a command on each line, and the engine answers each of them."""
