"""Tables at which a lesson is taken, and who has learnt what."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("lesson", sa.String(40)))
    op.add_column("game_table", sa.Column("read", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "learnt",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("learnt")
    op.drop_column("game_table", "read")
    op.drop_column("game_table", "lesson")
