"""Views of exercises: the task, the result, and the dialog in which the user chooses exercises."""
