"""What a lesson is, reading one, and a reader on the way through it; returns commands, carries none out. No Qt."""
