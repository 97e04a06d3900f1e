"""The window: views of the session and the searches, and the controllers that connect them."""
