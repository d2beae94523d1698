import type { FrontView } from "./frontView.ts";

/** What part of a front a picture shows. */
export type Crop = "card" | "wide" | "swatch" | "detail";
export type Dimensions = "none" | "total" | "all";

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
/** Beside and around a drawing with its measures. */
const dimensionMargin = 24;

/** Height to width, and how far down the ground lies: one horizon for the whole shelf. */
const card = { ratio: 4 / 3, horizon: 0.605 };
const wide = { ratio: 850 / 1170, horizon: 0.7 };

export function viewBoxOf(view: FrontView, crop: Crop, dimensions: Dimensions): ViewBox {
  const full = 2 * view.halfWidth;
  if (crop === "swatch") {
    const width = full + 2 * leastMargin;
    return { x: -width / 2, y: (view.ground + view.top) / 2 - width / 4, width, height: width / 2 };
  }
  if (crop === "detail") {
    const width = 62;
    const height = width * wide.ratio;
    return { x: view.halfWidth + leastMargin - width, y: view.top - 11, width, height };
  }
  const { ratio, horizon } = crop === "card" ? card : wide;
  const margin = dimensions === "all" ? dimensionMargin : leastMargin;
  const width = Math.max(dimensions === "all" ? 0 : shelfWidth, full + 2 * margin);
  const height = width * ratio;
  const middle = (view.top + view.ground) / 2;
  const y = dimensions === "all" ? middle - height / 2 : view.ground - height * horizon;
  return { x: -width / 2, y, width, height };
}

export const viewBoxText = ({ x, y, width, height }: ViewBox): string =>
  [x, y, width, height].map((figure) => Math.round(figure * 10) / 10).join(" ");
