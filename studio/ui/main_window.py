"""The window: docks, menus and who listens to whom. Views meet here, and nowhere else."""
