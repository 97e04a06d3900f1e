"""Who can sit at a board: levels and seats. No Qt."""
