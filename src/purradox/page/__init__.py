"""The server's API and protocol without a server: a host in the page, under Pyodide."""
