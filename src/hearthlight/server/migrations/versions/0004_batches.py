"""How moves came about, and since when each seat has been asked the same."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("move", sa.Column("made_by", sa.Integer, nullable=False, server_default="0"))
    op.add_column("move", sa.Column("follows", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("move", sa.Column("auto", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE move SET made_by = seat")
    op.add_column("game_table", sa.Column("since", sa.JSON, nullable=False, server_default="[]"))
    tables = op.get_bind().execute(
        sa.text(
            "SELECT game_table.id, version, COUNT(*) FROM game_table JOIN seat ON seat.table_id = game_table.id"
            " GROUP BY game_table.id, version"
        )
    )
    for key, version, seats in tables.all():
        op.get_bind().execute(
            sa.text("UPDATE game_table SET since = :since WHERE id = :id"),
            {"since": json.dumps([version] * seats), "id": key},
        )


def downgrade() -> None:
    op.drop_column("game_table", "since")
    for column in ("auto", "follows", "made_by"):
        op.drop_column("move", column)
