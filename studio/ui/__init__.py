"""The window. It has views of the session and the searches, and controllers that connect the views with them."""
