"""The plots of the window and the parts that they share."""
