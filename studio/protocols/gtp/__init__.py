"""The Go Text Protocol, version 2. A program sends one command per line, and the engine answers each command."""
