// The way that a cube takes over the map, for drawing: from the nearest own cube past the skipped locations.

/** Neighbours of every location. */
export function neighbours(roads: [string, string][]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [a, b] of roads) {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  }
  return found;
}

/**
 * A cheapest way from one of the own cubes to the goal. Own cubes are free stepping stones, every other location
 * in between costs one; blocked ones are avoided while there is another way. Empty if there is no way at all.
 */
export function routeTo(
  goal: string,
  own: string[],
  roads: [string, string][],
  blocked: (location: string) => boolean = () => false,
): string[] {
  const next = neighbours(roads);
  const mine = new Set(own);
  const cost = new Map<string, number>();
  const from = new Map<string, string>();
  const open: string[] = [];
  for (const cube of own) {
    cost.set(cube, 0);
    open.push(cube);
  }
  while (open.length) {
    open.sort((a, b) => cost.get(a)! - cost.get(b)!);
    const here = open.shift()!;
    if (here === goal) break;
    const step = mine.has(here) ? 0 : blocked(here) ? 100 : 1;
    for (const there of next.get(here) ?? []) {
      const price = cost.get(here)! + step;
      if (price >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, price);
      from.set(there, here);
      open.push(there);
    }
  }
  if (!cost.has(goal)) return [];
  const route = [goal];
  for (let at = from.get(goal); at !== undefined; at = from.get(at)) route.unshift(at);
  // Start at the last own cube of the way: what lies before it is free.
  const last = route.findLastIndex((location, index) => index < route.length - 1 && mine.has(location));
  return route.slice(Math.max(0, last));
}

/** The locations strictly between start and goal. */
export function skippedOn(route: string[]): string[] {
  return route.slice(1, -1);
}
