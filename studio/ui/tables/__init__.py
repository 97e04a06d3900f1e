"""What tables of numbers share."""
