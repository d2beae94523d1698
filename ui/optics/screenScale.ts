/** The edges of every bank card, in mm (ISO/IEC 7810, ID-1). */
export const bankCard = { long: 85.6, short: 53.98 } as const;
export type CardEdge = keyof typeof bankCard;

/** How many pixels of a page are a millimetre of a screen: what browsers assume, and what screens have. */
export const usualScale = 96 / 25.4;
export const scaleLimits = { from: 2.5, to: 10 } as const;

/** The scale of a screen on which a card's edge covers so many pixels; as far as screens go. */
export function screenScale(pixels: number, edge: CardEdge): number {
  return Math.min(scaleLimits.to, Math.max(scaleLimits.from, pixels / bankCard[edge]));
}

/** By which lengths are read off a ruler on a screen, in mm. */
const readingStep = 0.5;

/** The length that so many pixels are, in mm, to the half millimetre that an eye can tell. */
export const readOff = (pixels: number, scale: number): number =>
  Math.round(pixels / scale / readingStep) * readingStep;

/** As long as any distance of pupils, and a little more, in mm. */
export const rulerLength = 85;

/** How long the tick of a millimetre is, in pixels. */
const tickLength = (millimetre: number) => (millimetre % 10 === 0 ? 22 : millimetre % 5 === 0 ? 16 : 10);

const millimetres = Array.from({ length: rulerLength + 1 }, (_, index) => index);

export const rulerFigures = millimetres.filter((millimetre) => millimetre % 10 === 0);

/** The ticks of a ruler as a path that begins at 0, at so many pixels to the millimetre. */
export const rulerTicks = (scale: number, direction: "across" | "down"): string =>
  millimetres
    .map((millimetre) => {
      const place = (millimetre * scale).toFixed(2);
      return direction === "across" ? `M${place} 0V${tickLength(millimetre)}` : `M0 ${place}H${tickLength(millimetre)}`;
    })
    .join("");
