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

/** Between these measures, in mm, lie all usual frames (domain reference, section 2). */
const ranges = {
  lensWidth: { from: 44, to: 62 },
  bridge: { from: 14, to: 24 },
  temple: { from: 120, to: 150 },
} as const;

const isWithin = (measure: number, { from, to }: { readonly from: number; readonly to: number }) =>
  measure >= from && measure <= to;

/**
 * Reads a size as it is printed inside a temple, such as 52□18-140 or 52-18 (vectors, frame.size.parse). A measure that
 * frames do not have is a typing error, not a size.
 */
export function readTempleMark(typed: string): TempleMarkReading {
  const figures = typed
    .replace(/mm\s*$/i, "")
    .replace(separators, " ")
    .trim()
    .replace(/ +/g, " ");
  const read = /^(\d{2}) (\d{2})(?: (\d{3}))?$/.exec(figures);
  const [lensWidth = 0, bridge = 0] = read?.slice(1, 3).map(Number) ?? [];
  const temple = read?.[3] === undefined ? null : Number(read[3]);
  const isMark =
    isWithin(lensWidth, ranges.lensWidth) &&
    isWithin(bridge, ranges.bridge) &&
    (temple === null || isWithin(temple, ranges.temple));
  if (!isMark) return { ok: false, problem: { reason: "not-a-mark", example: "52□18-140" } };
  return { ok: true, value: { lensWidth, bridge, temple } };
}
