"""One search on one thread: commands in, frozen thoughts out; knows no record."""
