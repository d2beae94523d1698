/** The three measures that are printed on a frame, in mm. */
export interface TempleMeasures {
  readonly lensWidth: number;
  readonly bridge: number;
  /** Null where it is not printed, or no longer legible. */
  readonly temple: number | null;
}

export type TempleMarkReading =
  | { readonly ok: true; readonly value: TempleMeasures }
  | { readonly ok: false; readonly problem: { readonly reason: "not-a-mark"; readonly example: string } };

const separators = /\[ ?\]|[\s□▢▯◻⬜☐|/x×\u2010-\u2015-]/giu;

/** Between these widths, in mm, lie the lenses of all usual frames (docs/specification/optics.md#optics-25). */
const lensWidths = { from: 44, to: 62 };

/**
 * Reads a size as it is printed inside of a temple, such as 52□18-140 or 52-18
 * (docs/specification/optics.md#optics-25). A lens wider or narrower than frames have is a slip, not a size.
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

/** How wide a frame is on a face, in the words that shoppers use. */
export type FrameSize = "narrow" | "medium" | "wide";

/** Sorts a frame by its total width in mm, or by its lens width where nobody measured the total; frame.size.class. */
export function frameSize(measured: { readonly totalWidth: number } | { readonly lensWidth: number }): FrameSize {
  if ("totalWidth" in measured) {
    if (measured.totalWidth < 129) return "narrow";
    return measured.totalWidth <= 135 ? "medium" : "wide";
  }
  if (measured.lensWidth < 50) return "narrow";
  return measured.lensWidth < 54 ? "medium" : "wide";
}

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
