/** By how much, in mm, a lens that is neither round nor oval reaches beyond its width at most. */
const cornersBeyondWidth = 4;

/**
 * Twice the longest radius of a lens, in mm, where nobody has measured it; a rule of thumb
 * (docs/specification/optics.md#optics-23).
 */
export function effectiveDiameter(lens: {
  readonly lensWidth: number;
  readonly lensHeight: number;
  /** As in `@dioptra/ui/eyewear`. */
  readonly shape: string;
}): number {
  const { lensWidth, lensHeight, shape } = lens;
  if (shape === "round") return lensWidth;
  if (shape === "oval") return lensWidth + 1;
  return Math.min(Math.hypot(lensWidth, lensHeight), lensWidth + cornersBeyondWidth);
}
