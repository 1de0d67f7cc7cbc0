"""Alembic's entry: works on the connection that `store.migrate` hands over."""

from alembic import context

from hearthlight.server.rows import TableRow

context.configure(
    connection=context.config.attributes["connection"], target_metadata=TableRow.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
