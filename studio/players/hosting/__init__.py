"""External programs in separate processes, which end with the studio, even if it is killed. No Qt."""
