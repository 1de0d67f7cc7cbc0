"""Orders that people give ahead, where they are told that it is their turn, and which turns they were told of."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _at_a_seat() -> list[sa.Column[object]]:
    table_id = sa.ForeignKey("game_table.id", ondelete="CASCADE")
    return [
        sa.Column("table_id", sa.String(16), table_id, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    ]


def upgrade() -> None:
    op.add_column("move", sa.Column("ordered", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "standing_order",
        *_at_a_seat(),
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("way", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    )
    op.create_table("told_turn", *_at_a_seat(), sa.Column("moves", sa.Integer, nullable=False))
    op.create_table(
        "webhook",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("home", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    for name in ("webhook", "told_turn", "standing_order"):
        op.drop_table(name)
    op.drop_column("move", "ordered")
