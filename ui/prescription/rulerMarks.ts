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
