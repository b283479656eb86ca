"""WebSockets: accepting them, reading requests and sending each connection what it watches."""
