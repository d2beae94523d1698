/** The three measures printed on a frame, in mm (boxing system, ISO 8624). */
export interface TempleMeasures {
  readonly lensWidth: number;
  readonly bridge: number;
  /** The length of the temple; null if it is not printed or not legible. */
  readonly temple: number | null;
}

/** Why a temple mark is refused: it cannot be read, or no frame has such a measure (`from` and `to` in mm). */
export type TempleMarkProblem =
  | { readonly reason: "not-a-mark"; readonly example: string }
  | {
      readonly reason: "no-such-frame";
      readonly measure: keyof TempleMeasures;
      readonly from: number;
      readonly to: number;
    };

/** The result of `readTempleMark`. */
export type TempleMarkReading =
  | {
      readonly ok: true;
      readonly value: TempleMeasures;
      /** The measures that frames exist with but few have, to be asked about. */
      readonly unusual: readonly (keyof TempleMeasures)[];
    }
  | { readonly ok: false; readonly problem: TempleMarkProblem };

const separators = /\[ ?\]|[\s□▢▯◻⬜☐|/x×\u2010-\u2015-]/giu;

/**
 * The measures that frames exist with, from those of small children to oversized ones, and those of usual frames, in mm
 * (docs/specification/optics.md#optics-25).
 */
const ranges = {
  lensWidth: { from: 32, to: 72, usual: { from: 44, to: 62 } },
  bridge: { from: 8, to: 30, usual: { from: 14, to: 24 } },
  temple: { from: 90, to: 170, usual: { from: 125, to: 155 } },
} as const;

const measures = ["lensWidth", "bridge", "temple"] as const satisfies (keyof TempleMeasures)[];

const isWithin = (length: number | null, { from, to }: { readonly from: number; readonly to: number }) =>
  length === null || (length >= from && length <= to);

/**
 * Parses a size as it is printed inside a temple: lens width, bridge and temple length in mm, such as 52□18-140 or 52-18.
 * Measures that no frame has are refused; those that few frames have are named (docs/specification/optics.md#optics-25).
 */
export function readTempleMark(typed: string): TempleMarkReading {
  const figures = typed
    .replace(/mm\s*$/i, "")
    .replace(separators, " ")
    .trim()
    .replace(/ +/g, " ");
  const [, lensWidth, bridge, temple] = /^(\d{2}) (\d{2})(?: (\d{3}))?$/.exec(figures) ?? [];
  if (lensWidth === undefined || bridge === undefined) {
    return { ok: false, problem: { reason: "not-a-mark", example: "52-18-140" } };
  }
  const value: TempleMeasures = {
    lensWidth: Number(lensWidth),
    bridge: Number(bridge),
    temple: temple === undefined ? null : Number(temple),
  };
  const impossible = measures.find((measure) => !isWithin(value[measure], ranges[measure]));
  if (impossible) {
    const { from, to } = ranges[impossible];
    return { ok: false, problem: { reason: "no-such-frame", measure: impossible, from, to } };
  }
  return { ok: true, value, unusual: measures.filter((measure) => !isWithin(value[measure], ranges[measure].usual)) };
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
