"""The classes and drawing functions that all tables of numbers share."""
