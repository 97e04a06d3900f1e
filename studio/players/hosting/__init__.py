"""Programs of others in processes of their own, which end with the studio, however that ends. No Qt."""
