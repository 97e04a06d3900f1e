"""What a person can be in the middle of: owns its live searches, tells by signals; no widget."""
