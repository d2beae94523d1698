import { drawnWidth, type FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";

/**
 * The crops of pictures of frames. `card` is 3:4; `wide` and `detail` (a close-up of one corner) are 1170:850; `swatch` is
 * 2:1; `square` is 1:1. `dimensions` is 1170:850 with space for all dimension lines. `measured` is 1170:850 with the frame
 * in the centre, as in a photograph from the front, and with its widths.
 */
export const crops = ["card", "wide", "detail", "swatch", "square", "dimensions", "measured"] as const;
export type Crop = (typeof crops)[number];

/** A section of a drawing, in mm. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The width that pictures show, in mm. It is the same for all frames, so that wider frames look wider; only very wide frames get more. */
const shelfWidth = 156;
const minimumMargin = 6;
/** The space for dimension lines beside, above and below a drawing, in mm. */
const dimensionMargins = { beside: 24, above: 7, below: 12 };

/** The ratio of height to width, and the height of the ground as a share from the top: the same for all pictures. */
const card = { ratio: 4 / 3, horizon: 0.605 };
const wide = { ratio: 850 / 1170, horizon: 0.7 };

/** Returns the width that the `card` picture of a frame shows, in mm. */
export const cardPictureWidth = (frame: FrameMeasurements): number => shownWidthFor(drawnWidth(frame));

const shownWidthFor = (full: number) => Math.max(shelfWidth, full + 2 * minimumMargin);

/** Returns the view box of a crop. */
export function viewBoxOf(view: FrontView, crop: Crop): ViewBox {
  if (crop === "dimensions") {
    const { beside, above, below } = dimensionMargins;
    const measured = { ...view, top: view.top - above, ground: view.ground + below };
    return centredBox(measured, 2 * (view.halfWidth + beside), wide.ratio);
  }
  if (crop === "measured") return centredBox(view, shownWidthFor(2 * view.halfWidth), wide.ratio);
  if (crop !== "detail") return shelfBox(crop, view);
  const width = 62;
  return { x: view.halfWidth + minimumMargin - width, y: view.top - 11, width, height: width * wide.ratio };
}

/** The extent of an object that stands on the ground in the middle of its picture, in mm; y points downwards. */
export interface ObjectExtent {
  readonly top: number;
  readonly ground: number;
  readonly halfWidth: number;
}

/** Returns the view box of a whole object: at the common scale for large pictures, as large as possible for small ones. */
export function shelfBox(crop: "card" | "wide" | "swatch" | "square", object: ObjectExtent): ViewBox {
  const full = 2 * object.halfWidth;
  if (crop === "swatch" || crop === "square")
    return centredBox(object, full + 2 * minimumMargin, crop === "swatch" ? 0.5 : 1);
  const { ratio, horizon } = crop === "card" ? card : wide;
  const width = shownWidthFor(full);
  const height = width * ratio;
  const y = Math.min(object.ground - height * horizon, object.top - minimumMargin);
  return { x: -width / 2, y, width, height };
}

function centredBox({ top, ground }: ObjectExtent, minimumWidth: number, ratio: number): ViewBox {
  const width = Math.max(minimumWidth, (ground - top + 2 * minimumMargin) / ratio);
  return { x: -width / 2, y: (top + ground - width * ratio) / 2, width, height: width * ratio };
}

/** Returns the value of the SVG attribute `viewBox`, rounded to tenths of a mm. */
export const viewBoxText = ({ x, y, width, height }: ViewBox): string =>
  [x, y, width, height].map((figure) => Math.round(figure * 10) / 10).join(" ");
