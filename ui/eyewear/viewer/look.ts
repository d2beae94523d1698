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

const steps = { small: 5, large: 15 };
/** A press on a button or a key makes a frame so much larger. */
const zoomStep = 1.25;

/** The look that a key asks for; null where the key is for somebody else. */
export function keyedLook(key: string, isShifted: boolean, look: Look): Look | null {
  const step = isShifted ? steps.large : steps.small;
  switch (key) {
    case "ArrowLeft":
      return moved(look, { turn: -step });
    case "ArrowRight":
      return moved(look, { turn: step });
    case "ArrowUp":
      return moved(look, { height: step });
    case "ArrowDown":
      return moved(look, { height: -step });
    case "+":
    case "=":
      return moved(look, { zoom: zoomStep });
    case "-":
      return moved(look, { zoom: 1 / zoomStep });
    case "0":
    case "Home":
      return nearest(openLook, look);
    default:
      return null;
  }
}

/** The same look, so many full turns on that the way to it is short. */
export const nearest = (goal: Look, from: Look): Look => ({
  ...goal,
  turn: goal.turn + 360 * Math.round((from.turn - goal.turn) / 360),
});
