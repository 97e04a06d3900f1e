"""Between models and views: the only room that imports both."""
