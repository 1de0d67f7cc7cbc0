"""Who may sit down at a table: anybody, or only those who are invited; and where nobody else may."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for name in ("public", "foreknown"):
        op.add_column("game_table", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("foreknown", "public"):
        op.drop_column("game_table", name)
