import type { Scalar } from "./document.ts";

/** A value prepared for comparison. Numbers sort before moments, and moments before words. */
export interface Value {
  /** The value as text. Values with equal keys are equal, so "49" is 49. */
  readonly key: string;
  readonly raw: Scalar;
  readonly kind: Kind;
  /** The number, or the moment in milliseconds since 1970; 0 for words. */
  readonly number: number;
}

export const kinds = { number: 0, moment: 1, word: 2 } as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

const numeric = /^-?\d{1,15}(\.\d{1,9})?$/;
const isoMoment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** Parses ISO 8601 to milliseconds. Without a time zone, it is UTC. Returns NaN for other text. */
function momentOf(text: string): number {
  const [, day, time = "00:00", zone = "Z"] = isoMoment.exec(text) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone}`);
}

/** Parses a raw value. Numeric text counts as a number, ISO 8601 as a moment, any other text as a word. */
export function readValue(raw: Scalar): Value {
  const key = String(raw);
  if (typeof raw !== "string") return { key, raw, kind: kinds.number, number: Number(raw) };
  if (numeric.test(raw)) return { key, raw, kind: kinds.number, number: Number(raw) };
  const moment = momentOf(raw);
  return Number.isNaN(moment)
    ? { key, raw, kind: kinds.word, number: 0 }
    : { key, raw, kind: kinds.moment, number: moment };
}

/** Returns the values whose text may be the key: the text itself, and a boolean or number that is written like it. */
export function readingsOf(key: string): readonly Value[] {
  const number = Number(key);
  const plain = readValue(key);
  if (key === "true" || key === "false") return [plain, readValue(key === "true")];
  return plain.kind !== kinds.number && String(number) === key ? [plain, readValue(number)] : [plain];
}

const compareWords = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Compares two values for sorting and ranges. Returns 0 only for equal keys. */
export const compareValues = (a: Value, b: Value): number =>
  a.kind - b.kind || a.number - b.number || compareWords(a.key, b.key);

/** Compares a value to an end of a range. 49 and "49.0" are equal here. */
export const compareToEnd = (value: Value, end: Value): number =>
  value.kind - end.kind ||
  value.number - end.number ||
  (end.kind === kinds.word ? compareWords(value.key, end.key) : 0);

const flags: ReadonlyMap<string, string> = new Map([
  ["true", "1"],
  ["1", "true"],
  ["false", "0"],
  ["0", "false"],
]);

/** Returns the keys that match a searched value: a boolean may be stored as true, 1 or "1", and "49.0" matches 49. */
export function keysOf(searched: Scalar): readonly string[] {
  const { key, kind, number } = readValue(searched);
  const flag = flags.get(key);
  if (flag !== undefined) return [key, flag];
  const plain = String(number);
  return kind === kinds.number && plain !== key && typeof searched === "string" ? [key, plain] : [key];
}
