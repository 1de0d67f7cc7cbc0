"""Tables that begin in the middle of a game, with everything unknown dealt anew."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("redeals", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("game_table", "redeals")
