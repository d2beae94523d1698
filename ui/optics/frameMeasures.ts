/** The three measures printed on a frame, in mm (boxing system, ISO 8624). */
export interface TempleMeasures {
  readonly lensWidth: number;
  readonly bridge: number;
  /** The length of the temple; null if it is not printed or not legible. */
  readonly temple: number | null;
}

/** The result of `readTempleMark`. */
export type TempleMarkReading =
  | { readonly ok: true; readonly value: TempleMeasures }
  | { readonly ok: false; readonly problem: { readonly reason: "not-a-mark"; readonly example: string } };

const separators = /\[ ?\]|[\s□▢▯◻⬜☐|/x×\u2010-\u2015-]/giu;

/** The usual range of lens widths, in mm (docs/specification/optics.md#optics-25). */
const lensWidths = { from: 44, to: 62 };

/**
 * Parses a size as it is printed inside a temple: lens width, bridge and temple length in mm, such as 52□18-140 or 52-18.
 * Lens widths outside 44 to 62 mm are refused as typing errors (docs/specification/optics.md#optics-25).
 */
export function readTempleMark(typed: string): TempleMarkReading {
  const figures = typed
    .replace(/mm\s*$/i, "")
    .replace(separators, " ")
    .trim()
    .replace(/ +/g, " ");
  const [, lensWidth, bridge, temple] = /^(\d{2}) (\d{2})(?: (\d{3}))?$/.exec(figures) ?? [];
  const isLensWidth = Number(lensWidth) >= lensWidths.from && Number(lensWidth) <= lensWidths.to;
  if (lensWidth === undefined || bridge === undefined || !isLensWidth) {
    return { ok: false, problem: { reason: "not-a-mark", example: "52□18-140" } };
  }
  const measures = { lensWidth: Number(lensWidth), bridge: Number(bridge) };
  return { ok: true, value: { ...measures, temple: temple === undefined ? null : Number(temple) } };
}

/** The width of a frame in the words that shoppers use. */
export type FrameSize = "narrow" | "medium" | "wide";

/**
 * Returns the size of a frame. By total width: narrow below 129 mm, medium up to 135, wide above. By lens width, if the
 * total is unknown: narrow below 50 mm, medium below 54, wide from 54 (docs/specification/optics.md#optics-26).
 */
export function frameSize(measured: { readonly totalWidth: number } | { readonly lensWidth: number }): FrameSize {
  if ("totalWidth" in measured) {
    if (measured.totalWidth < 129) return "narrow";
    return measured.totalWidth <= 135 ? "medium" : "wide";
  }
  if (measured.lensWidth < 50) return "narrow";
  return measured.lensWidth < 54 ? "medium" : "wide";
}

/** The maximum difference between the effective diameter and the width of an angular lens, in mm. */
const maxCornerExcess = 4;

/**
 * Estimates the effective diameter (ED) of a lens, in mm: twice its longest radius from the box centre. By rule of thumb
 * it is the width for round lenses, the width + 1 for oval ones, otherwise the smaller of diagonal and width + 4
 * (docs/specification/optics.md#optics-23).
 */
export function effectiveDiameter(lens: {
  readonly lensWidth: number;
  readonly lensHeight: number;
  /** One of `frameShapes` in `@dioptra/ui/eyewear`. */
  readonly shape: string;
}): number {
  const { lensWidth, lensHeight, shape } = lens;
  if (shape === "round") return lensWidth;
  if (shape === "oval") return lensWidth + 1;
  return Math.min(Math.hypot(lensWidth, lensHeight), lensWidth + maxCornerExcess);
}
