"""Suggestions for joint decisions."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "suggestion",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("notation", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("suggestion")
