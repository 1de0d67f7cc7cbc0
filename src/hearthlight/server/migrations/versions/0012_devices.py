"""The devices of a person, the codes that carry somebody over to another one, and how games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "device",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("signed_out", sa.Boolean, nullable=False),
    )
    op.create_table(
        "device_code",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("campaign", sa.String(16), nullable=True),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
    )
    op.add_column("game_table", sa.Column("played", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("game_table", "played")
    op.drop_table("result")
    op.drop_table("device_code")
    op.drop_table("device")
