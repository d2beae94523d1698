/** From the one to the other, both included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

export interface RangeScale {
  readonly min: number;
  readonly max: number;
  /** Counted from `min`. */
  readonly step: number;
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Moves one end of a range: to the nearest step of its scale, and never past the other end. */
export function moveEnd(range: NumberRange, end: "from" | "to", value: number, { min, max, step }: RangeScale) {
  const stepped = between(min + Math.round((value - min) / step) * step, min, max);
  return end === "from"
    ? { ...range, from: Math.min(stepped, range.to) }
    : { ...range, to: Math.max(stepped, range.from) };
}
