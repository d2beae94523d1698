import { drawnWidth, type FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";

/**
 * What part of a front a picture shows: `card` is 3:4, `wide` and `detail` (one corner, close) are 1170:850, `swatch` is
 * 2:1, `square` is 1:1; `dimensions` is as wide as `wide`, with room for every measure around it; `measured` is where a
 * photograph from in front has the frame, in the middle, with its widths.
 */
export const crops = ["card", "wide", "detail", "swatch", "square", "dimensions", "measured"] as const;
export type Crop = (typeof crops)[number];

/** A part of the drawing in mm. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every picture shows so many mm, so that a wider frame looks wider on the shelf; only giants get more. */
const shelfWidth = 156;
const leastMargin = 6;
/** Beside a drawing, above and below it, where its measures stand. */
const dimensionMargins = { beside: 24, above: 7, below: 12 };

/** Height to width, and how far down the ground lies: one horizon for the whole shelf. */
const card = { ratio: 4 / 3, horizon: 0.605 };
const wide = { ratio: 850 / 1170, horizon: 0.7 };

/** How many mm a card's picture of this frame shows from edge to edge. */
export const shownWidth = (frame: FrameMeasurements): number => onShelf(drawnWidth(frame));

const onShelf = (full: number) => Math.max(shelfWidth, full + 2 * leastMargin);

export function viewBoxOf(view: FrontView, crop: Crop): ViewBox {
  if (crop === "dimensions") {
    const { beside, above, below } = dimensionMargins;
    const measured = { ...view, top: view.top - above, ground: view.ground + below };
    return around(measured, 2 * (view.halfWidth + beside), wide.ratio);
  }
  if (crop === "measured") return around(view, onShelf(2 * view.halfWidth), wide.ratio);
  if (crop !== "detail") return shelfBox(crop, view);
  const width = 62;
  return { x: view.halfWidth + leastMargin - width, y: view.top - 11, width, height: width * wide.ratio };
}

/** How far a thing reaches that stands on the ground in the middle of its picture; y downwards, in mm. */
export interface Standing {
  readonly top: number;
  readonly ground: number;
  readonly halfWidth: number;
}

/** The whole of a thing: on the shelf at one scale, or as large as a small picture allows. */
export function shelfBox(crop: "card" | "wide" | "swatch" | "square", thing: Standing): ViewBox {
  const full = 2 * thing.halfWidth;
  if (crop === "swatch" || crop === "square") return around(thing, full + 2 * leastMargin, crop === "swatch" ? 0.5 : 1);
  const { ratio, horizon } = crop === "card" ? card : wide;
  const width = onShelf(full);
  const height = width * ratio;
  const y = Math.min(thing.ground - height * horizon, thing.top - leastMargin);
  return { x: -width / 2, y, width, height };
}

function around({ top, ground }: Standing, least: number, ratio: number): ViewBox {
  const width = Math.max(least, (ground - top + 2 * leastMargin) / ratio);
  return { x: -width / 2, y: (top + ground - width * ratio) / 2, width, height: width * ratio };
}

export const viewBoxText = ({ x, y, width, height }: ViewBox): string =>
  [x, y, width, height].map((figure) => Math.round(figure * 10) / 10).join(" ");
