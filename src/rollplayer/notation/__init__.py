"""Text and JSON forms of everything, versioned; each reader has its writer."""
