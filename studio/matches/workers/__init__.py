"""The workers that play the games of a match: processes on this machine, or a cluster."""
