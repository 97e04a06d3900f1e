"""What judges positions in place of a rollout: networks and functions, behind one interface."""
