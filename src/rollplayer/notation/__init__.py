"""Text and JSON forms of everything, readers and writers in pairs, versioned."""
