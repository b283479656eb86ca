"""A host over HTTP and WebSockets."""
