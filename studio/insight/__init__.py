"""Pure conclusions from views: why not, differences, mistakes. No Qt, no thread."""
