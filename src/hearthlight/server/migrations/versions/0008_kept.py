"""Packs by their content, how each table stands, and what its moves brought about: games outlive updates."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("game_table", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("move", sa.Column("events", sa.Text))
    op.add_column("move", sa.Column("fingerprint", sa.String(16)))
    op.create_table(
        "pack",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "kept",
        _table_id(),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
    )
    op.create_table(
        "resumed",
        _table_id(),
        sa.Column("after", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("resumed", "kept", "pack"):
        op.drop_table(name)
    op.drop_column("move", "fingerprint")
    op.drop_column("move", "events")
    op.drop_column("game_table", "rules")
