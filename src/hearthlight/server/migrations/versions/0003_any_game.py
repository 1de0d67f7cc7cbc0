"""Campaigns and best results of any game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    best = op.create_table(
        "best",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
    )
    # The game of an old row is that of its table.
    old = op.get_bind().execute(
        sa.text(
            "SELECT solo.table_id, solo.person, game, chapter, score, orchids"
            " FROM solo JOIN game_table ON game_table.id = solo.table_id"
        )
    )
    rows = [
        {
            "table_id": table,
            "person": person,
            "game": game,
            "key": str(chapter),
            "score": score,
            "details": {"orchids": orchids},
        }
        for table, person, game, chapter, score, orchids in old
    ]
    if rows:
        op.bulk_insert(best, rows)
    op.drop_table("solo")
    op.add_column("campaign", sa.Column("game", sa.String(20), nullable=False, server_default=""))
    op.execute(
        "UPDATE campaign SET game = COALESCE("
        "(SELECT game_table.game FROM game_table WHERE game_table.campaign = campaign.id LIMIT 1), '')"
    )
    op.execute("DELETE FROM campaign WHERE game = ''")  # no chapter was ever begun: there is nothing to lose


def downgrade() -> None:
    op.drop_column("campaign", "game")
    op.create_table(
        "solo",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("chapter", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("orchids", sa.Integer, nullable=False),
    )
    op.drop_table("best")
