"""The lesson and the examples of the rules page, as data for a page that knows no rule."""
