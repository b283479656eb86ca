"""How Alembic reaches the database: over the connection that it is given."""

from alembic import context

from purradox.host.sql.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
