"""Who plays the games of a match: processes of this computer, or the workers of a cluster."""
