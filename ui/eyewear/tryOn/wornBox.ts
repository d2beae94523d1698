import type { FrontView } from "../frontView.ts";
import type { ViewBox } from "../viewBox.ts";

/** Room in mm around a front for its shadow. */
const margin = 6;

/** What the drawing of a worn front shows, in mm from the middle between its lenses. */
export const wornBox = ({ halfWidth, top, ground }: FrontView): ViewBox => ({
  x: -halfWidth - margin,
  y: top - margin,
  width: 2 * (halfWidth + margin),
  height: ground - top + 2 * margin,
});
