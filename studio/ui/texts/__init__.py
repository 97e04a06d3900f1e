"""Everything said in the window's language that no view owns; knows no widget."""
