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
