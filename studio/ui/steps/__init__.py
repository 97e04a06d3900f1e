"""The pane in which the user steps through a search. It describes each step."""
