"""Tables, seats, moves, chat, campaigns."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "person", sa.Column("id", sa.String(32), primary_key=True), sa.Column("name", sa.String(40), nullable=False)
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("pack", sa.String(200), nullable=False),
        sa.Column("pack_hash", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("campaign", sa.String(16)),
    )
    op.create_table(
        "seat",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20)),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("invite", sa.String(32), nullable=False, unique=True),
    )
    op.create_table(
        "move",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.String(200), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("story", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(16)),
    )
    op.create_table(
        "solo",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("chapter", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("orchids", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("solo", "campaign", "chat", "move", "seat", "game_table", "person"):
        op.drop_table(name)
