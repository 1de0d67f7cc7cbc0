// Where a box about something goes: beside it, inside the window, and not over what must stay in sight.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** What lies so far away covers as much as a strip of this width along the way: who points looks there. */
const FAR = 30;

/** The first of the places around the thing, then of the corners of the window, that covers least of all these and is
 *  not far away. */
export function placeBeside(
  thing: Box,
  { width, height }: Size,
  room: Size,
  kept: readonly Box[],
): { left: number; top: number } {
  const [right, bottom] = [room.width - width - GAP, room.height - height - GAP];
  const within = (place: number, last: number): number => Math.max(GAP, Math.min(place, last));
  const across = [(thing.left + thing.right - width) / 2, thing.left, thing.right - width];
  const along = [(thing.top + thing.bottom - height) / 2, thing.top, thing.bottom - height];
  const places = [
    ...[thing.bottom + GAP, thing.top - GAP - height].flatMap((top) => across.map((left) => [left, top] as const)),
    ...[thing.right + GAP, thing.left - GAP - width].flatMap((left) => along.map((top) => [left, top] as const)),
    ...[GAP, right].flatMap((left) => [GAP, bottom].map((top) => [left, top] as const)),
  ].map(([left, top]) => ({ left: within(left, right), top: within(top, bottom) }));
  const covered = places.map(({ left, top }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    const far = FAR * Math.max(0, apart(box, thing) - GAP);
    return [thing, ...kept].reduce((sum, other) => sum + shared(box, other), far);
  });
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** The way from one to the other. */
function apart(one: Box, other: Box): number {
  const wide = Math.max(0, one.left - other.right, other.left - one.right);
  return Math.hypot(wide, Math.max(0, one.top - other.bottom, other.top - one.bottom));
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
