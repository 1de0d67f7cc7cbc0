"""How people like the table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("person", sa.Column("liking", sa.JSON, nullable=True))


def downgrade() -> None:
    op.drop_column("person", "liking")
