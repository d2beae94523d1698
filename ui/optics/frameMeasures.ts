/** The three measures that are printed on a frame, in mm. */
export interface TempleMeasures {
  readonly lensWidth: number;
  readonly bridge: number;
  /** Null if it is not printed or no longer legible. */
  readonly temple: number | null;
}

export type TempleMarkReading =
  | { readonly ok: true; readonly value: TempleMeasures }
  | { readonly ok: false; readonly problem: { readonly reason: "not-a-mark"; readonly example: string } };

const separators = /\[ ?\]|[\s□▢▯◻⬜☐|/x×\u2010-\u2015-]/giu;

/** Lens widths of usual frames, in mm (docs/specification/optics.md#optics-25). */
const lensWidths = { from: 44, to: 62 };

/**
 * Reads a size as it is printed inside a temple, such as 52□18-140 or 52-18
 * (docs/specification/optics.md#optics-25). Unusual lens widths are refused as typing errors.
 */
export function readTempleMark(typed: string): TempleMarkReading {
  const figures = typed
    .replace(/mm\s*$/i, "")
    .replace(separators, " ")
    .trim()
    .replace(/ +/g, " ");
  const [, lensWidth, bridge, temple] = /^(\d{2}) (\d{2})(?: (\d{3}))?$/.exec(figures) ?? [];
  const isLens = Number(lensWidth) >= lensWidths.from && Number(lensWidth) <= lensWidths.to;
  if (lensWidth === undefined || bridge === undefined || !isLens) {
    return { ok: false, problem: { reason: "not-a-mark", example: "52□18-140" } };
  }
  const measures = { lensWidth: Number(lensWidth), bridge: Number(bridge) };
  return { ok: true, value: { ...measures, temple: temple === undefined ? null : Number(temple) } };
}

/** How wide a frame is, in the words that shoppers use. */
export type FrameSize = "narrow" | "medium" | "wide";

/**
 * Returns the size of a frame by its total width in mm, or by its lens width if the total was not measured
 * (docs/specification/optics.md#optics-26).
 */
export function frameSize(measured: { readonly totalWidth: number } | { readonly lensWidth: number }): FrameSize {
  if ("totalWidth" in measured) {
    if (measured.totalWidth < 129) return "narrow";
    return measured.totalWidth <= 135 ? "medium" : "wide";
  }
  if (measured.lensWidth < 50) return "narrow";
  return measured.lensWidth < 54 ? "medium" : "wide";
}

/** How much, in mm, the diagonal of an angular lens exceeds its width at most. */
const cornersBeyondWidth = 4;

/**
 * Estimates twice the longest radius of a lens, in mm, by a rule of thumb (docs/specification/optics.md#optics-23).
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
  return Math.min(Math.hypot(lensWidth, lensHeight), lensWidth + cornersBeyondWidth);
}
