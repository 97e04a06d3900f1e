"""External engines that speak GTP, the Go Text Protocol."""
