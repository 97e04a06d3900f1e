"""What is shown, as picture files."""
