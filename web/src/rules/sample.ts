// The position that the pictures of a rulebook show: the same for all of them.

import { api } from "../lib/api";
import { packOf } from "../table/packs";
import type { TableInfo } from "../table/types";

export interface Sample {
  table: TableInfo;
  pack: unknown;
}

export async function sampleOf(game: string, language: string): Promise<Sample> {
  const table = await api.rulesSample(game, language);
  return { table, pack: await packOf(game, table.pack, language) };
}
