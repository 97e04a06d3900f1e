"""Views of exercises: the task, the result, and the dialog that selects positions."""
