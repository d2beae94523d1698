/** The edges of a bank card, in mm (ISO/IEC 7810, ID-1; docs/specification/optics.md#optics-30). */
export const bankCard = { long: 85.6, short: 53.98 } as const;
/** The edge of a bank card that is compared with the screen. */
export type CardEdge = keyof typeof bankCard;

/** The scale that browsers assume, in CSS pixels per mm: 96 pixels per inch. */
export const defaultScreenScale = 96 / 25.4;
/** The scales that screens have, in CSS pixels per mm. */
export const scaleLimits = { from: 2.5, to: 10 } as const;

/**
 * Returns the scale of a screen, in CSS pixels per mm, on which the edge of a bank card covers the given number of pixels.
 * The result is clamped to `scaleLimits`.
 */
export function screenScale(pixels: number, edge: CardEdge): number {
  return Math.min(scaleLimits.to, Math.max(scaleLimits.from, pixels / bankCard[edge]));
}

/** The precision with which a ruler on a screen can be read, in mm. */
const readingStep = 0.5;

/** Converts a length on the screen from CSS pixels to mm, rounded to 0.5 mm. */
export const pixelsToMillimetres = (pixels: number, scale: number): number =>
  Math.round(pixels / scale / readingStep) * readingStep;

/** The length of the ruler, in mm: slightly more than the greatest pupillary distance. */
export const rulerLength = 85;

/** Returns the length of a tick, in pixels: longer at each 5 mm, and longest at each 10 mm. */
const tickLength = (millimetre: number) => (millimetre % 10 === 0 ? 22 : millimetre % 5 === 0 ? 16 : 10);

const millimetres = Array.from({ length: rulerLength + 1 }, (_, index) => index);

/** The positions that the ruler labels, in mm. */
export const rulerFigures = millimetres.filter((millimetre) => millimetre % 10 === 0);

/** Returns the ticks of a ruler as SVG path data that starts at 0; `scale` is in pixels per mm. */
export const rulerTicks = (scale: number, direction: "across" | "down"): string =>
  millimetres
    .map((millimetre) => {
      const place = (millimetre * scale).toFixed(2);
      return direction === "across" ? `M${place} 0V${tickLength(millimetre)}` : `M0 ${place}H${tickLength(millimetre)}`;
    })
    .join("");
