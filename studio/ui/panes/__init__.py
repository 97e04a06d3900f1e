"""All views of one window and the docks they stand in; knows no model."""
