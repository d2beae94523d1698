/** A range of numbers, both ends included. */
export interface NumberRange {
  /** The lower end. */
  readonly from: number;
  /** The upper end. */
  readonly to: number;
}

/** The values that the ends of a range can have. */
export interface RangeScale {
  /** The lowest value. */
  readonly min: number;
  /** The highest value. */
  readonly max: number;
  /** The distance between two values, counted from `min`. */
  readonly step: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Moves one end of a range to the nearest step of the scale, but never past the other end. */
export function moveEnd(range: NumberRange, end: "from" | "to", value: number, { min, max, step }: RangeScale) {
  const stepped = clamp(min + Math.round((value - min) / step) * step, min, max);
  return end === "from"
    ? { ...range, from: Math.min(stepped, range.to) }
    : { ...range, to: Math.max(stepped, range.from) };
}
