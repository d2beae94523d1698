/** The view of a frame. */
export interface Look {
  /** The angle around the vertical axis, in degrees. */
  readonly turn: number;
  /** The angle above the table, in degrees. */
  readonly height: number;
  /** 1 shows the whole frame. */
  readonly zoom: number;
}

/** The view of the product picture, from which the opening turn leads to `openLook`. */
export const firstLook: Look = { turn: 0, height: 5, zoom: 1 };
export const openLook: Look = { turn: 30, height: 12, zoom: 1 };

/** Never from below the table, and never so near that the polygons of the model become visible. */
export const lookLimits = { height: [2, 60], zoom: [1, 2.5] } as const;

const clamp = ([minimum, maximum]: readonly [number, number], value: number) =>
  Math.min(maximum, Math.max(minimum, value));

/** Returns a view turned and raised by degrees and zoomed by a factor, within the limits. */
export const changeLook = (look: Look, { turn = 0, height = 0, zoom = 1 }: Partial<Look>): Look => ({
  turn: look.turn + turn,
  height: clamp(lookLimits.height, look.height + height),
  zoom: clamp(lookLimits.zoom, look.zoom * zoom),
});

/** Returns the turn in whole degrees from 0 to 359. */
export const shownTurn = ({ turn }: Look): number => ((Math.round(turn) % 360) + 360) % 360;

/**
 * Returns by how many degrees the room turns with the view, so that the light comes from the viewer's side, as in the
 * product pictures: not at all up to the three-quarter view, and completely behind the frame.
 */
export function roomTurn({ turn }: Look): number {
  const signedTurn = ((((turn + 180) % 360) + 360) % 360) - 180;
  const beyond = Math.max(0, Math.abs(signedTurn) - fixedRange);
  return (Math.sign(signedTurn) * beyond * 180) / (180 - fixedRange);
}

/** Up to this turn, in degrees, the room stays fixed. */
const fixedRange = 34;

/** The steps of arrow keys in degrees, without and with Shift. */
const steps = { small: 5, large: 15 };
/** The zoom factor of a button or key. */
const zoomStep = 1.25;

/** Returns the view after a key is pressed; null if the key has no function. */
export function lookForKey(key: string, isShifted: boolean, look: Look): Look | null {
  const step = isShifted ? steps.large : steps.small;
  switch (key) {
    case "ArrowLeft":
      return changeLook(look, { turn: -step });
    case "ArrowRight":
      return changeLook(look, { turn: step });
    case "ArrowUp":
      return changeLook(look, { height: step });
    case "ArrowDown":
      return changeLook(look, { height: -step });
    case "+":
    case "=":
      return changeLook(look, { zoom: zoomStep });
    case "-":
      return changeLook(look, { zoom: 1 / zoomStep });
    case "0":
    case "Home":
      return nearestTurn(openLook, look);
    default:
      return null;
  }
}

/** Returns the same view with the number of full turns that makes the way to it shortest. */
export const nearestTurn = (goal: Look, from: Look): Look => ({
  ...goal,
  turn: goal.turn + 360 * Math.round((from.turn - goal.turn) / 360),
});
