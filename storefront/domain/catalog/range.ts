/** A range of whole numbers, both ends included; null where it is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

const pattern = /^(\d{0,4})-(\d{0,4})$/;

/** Reads `46-55`, `46-` or `-55`; null for what is no range. */
export function readRange(text: string): Range | null {
  const [, from = "", to = ""] = pattern.exec(text) ?? [];
  if (from === "" && to === "") return null;
  const range = { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
  return range.from !== null && range.to !== null && range.from > range.to ? null : range;
}

export const isRange = (text: string): boolean => readRange(text) !== null;
