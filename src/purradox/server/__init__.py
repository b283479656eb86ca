"""The referee over HTTP and WebSockets."""
