"""The window: widgets that show the session and the searches, and tell them what people want."""
