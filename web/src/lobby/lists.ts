// The lists of the lobby.

import { json } from "../lib/api";
import type { TableSummary } from "../lib/types";

/** So many tables come at a time. */
export const PAGE = 50;

export const lists = {
  /** My tables, the newest first, after so many of them. */
  mine: (lang: string, skip: number) => json<TableSummary[]>("GET", "/tables", { lang, skip }),
  /** Those that I have put away. */
  archived: (lang: string, skip: number) => json<TableSummary[]>("GET", "/tables", { lang, skip, archived: "true" }),
  /** Those of others where a seat is kept for me, and where anybody may sit down. */
  open: (lang: string, skip: number) => json<TableSummary[]>("GET", "/open-tables", { lang, skip }),
};
