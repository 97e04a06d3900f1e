"""Controllers between models and views: the only package that imports both."""
