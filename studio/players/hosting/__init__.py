"""External programs in processes of their own, which end with the studio, however it ends. No Qt."""
