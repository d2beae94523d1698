import { type Look, moved, openLook } from "./look.ts";

const steps = { small: 5, large: 15 };
/** A press on a button or a key makes a frame so much larger. */
export const zoomStep = 1.25;

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
