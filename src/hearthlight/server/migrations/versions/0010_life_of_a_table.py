"""The life of a table: one invitation for all of it, clocks, rematches, votes, who is here, and what is put away."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("game_table", sa.Column("invite", sa.String(32), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("rematch", sa.String(16)))
    op.add_column("game_table", sa.Column("votes", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("game_table", sa.Column("clock", sa.JSON))
    op.add_column("game_table", sa.Column("timing", sa.JSON))
    op.add_column("game_table", sa.Column("deadline", sa.Float))
    op.add_column("seat", sa.Column("reserved", sa.String(32)))
    _invite_to_old_tables()
    for table, column in (("game_table", "invite"), ("game_table", "deadline"), ("seat", "reserved")):
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.create_table("put_away", sa.Column("person", sa.String(32), primary_key=True), _table_id())
    op.create_table(
        "here",
        sa.Column("process", sa.String(32), primary_key=True),
        _table_id(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("phone", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_here_table_id", "here", ["table_id"])


def _invite_to_old_tables() -> None:
    table = sa.table("game_table", sa.column("id", sa.String), sa.column("invite", sa.String))
    connection = op.get_bind()
    for (key,) in connection.execute(sa.select(table.c.id)).all():
        connection.execute(sa.update(table).where(table.c.id == key).values(invite=secrets.token_urlsafe(16)))


def downgrade() -> None:
    op.drop_table("here")
    op.drop_table("put_away")
    for table, column in (("seat", "reserved"), ("game_table", "deadline"), ("game_table", "invite")):
        op.drop_index(f"ix_{table}_{column}", table)
    op.drop_column("seat", "reserved")
    for name in ("deadline", "timing", "clock", "votes", "rematch", "invite"):
        op.drop_column("game_table", name)
