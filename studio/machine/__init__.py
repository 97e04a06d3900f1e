"""What this machine gives and keeps: shipped files, a screen, settings, folders. No Qt."""
