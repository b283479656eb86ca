"""The HTTP API, the page's files and what guards them."""
