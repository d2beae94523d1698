/** How a frame is looked at: degrees about its upright axis and above the table, and how much larger than whole. */
export interface Look {
  readonly turn: number;
  readonly height: number;
  readonly zoom: number;
}

/** As in the first picture; the opening turn leads from here to `openLook`. */
export const firstLook: Look = { turn: 0, height: 5, zoom: 1 };
export const openLook: Look = { turn: 30, height: 12, zoom: 1 };

/** Never from below the table, and never nearer than the corners of the model bear. */
export const lookLimits = { height: [2, 60], zoom: [1, 2.5] } as const;

const between = ([least, most]: readonly [number, number], value: number) => Math.min(most, Math.max(least, value));

/** Turned and raised by degrees, and enlarged by a factor, as far as the limits allow. */
export const moved = (look: Look, { turn = 0, height = 0, zoom = 1 }: Partial<Look>): Look => ({
  turn: look.turn + turn,
  height: between(lookLimits.height, look.height + height),
  zoom: between(lookLimits.zoom, look.zoom * zoom),
});

/** Whole degrees of a full turn, from 0 to 359. */
export const shownTurn = ({ turn }: Look): number => ((Math.round(turn) % 360) + 360) % 360;

/**
 * By how many degrees the room is turned along, so that the light comes to the viewer's side: none as far as the
 * three-quarter view, all of it behind the frame, as the pictures are lit.
 */
export function roomTurn({ turn }: Look): number {
  const half = ((((turn + 180) % 360) + 360) % 360) - 180;
  const beyond = Math.max(0, Math.abs(half) - unturned);
  return (Math.sign(half) * beyond * 180) / (180 - unturned);
}

const unturned = 34;
