import type { Scalar } from "./document.ts";

/** A value as it is compared: numbers before moments before words. */
export interface Value {
  /** What it is called; values of one name are one value, so that "49" is 49. */
  readonly key: string;
  readonly raw: Scalar;
  readonly kind: Kind;
  /** The number, or the moment in milliseconds; 0 for words. */
  readonly number: number;
}

export const kinds = { number: 0, moment: 1, word: 2 } as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

const numeric = /^-?\d{1,15}(\.\d{1,9})?$/;
const isoMoment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** ISO 8601 in milliseconds; without a zone it is UTC. */
function momentOf(text: string): number {
  const [, day, time = "00:00", zone = "Z"] = isoMoment.exec(text) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone}`);
}

export function readValue(raw: Scalar): Value {
  const key = String(raw);
  if (typeof raw !== "string") return { key, raw, kind: kinds.number, number: Number(raw) };
  if (numeric.test(raw)) return { key, raw, kind: kinds.number, number: Number(raw) };
  const moment = momentOf(raw);
  return Number.isNaN(moment)
    ? { key, raw, kind: kinds.word, number: 0 }
    : { key, raw, kind: kinds.moment, number: moment };
}

/** What may be called so: a word, a moment or a number as it is written, a number, a flag. */
export function readingsOf(key: string): readonly Value[] {
  const number = Number(key);
  const plain = readValue(key);
  if (key === "true" || key === "false") return [plain, readValue(key === "true")];
  return plain.kind !== kinds.number && String(number) === key ? [plain, readValue(number)] : [plain];
}

const compareWords = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order of sorting and of ranges; no two values with different keys are alike. */
export const compareValues = (a: Value, b: Value): number =>
  a.kind - b.kind || a.number - b.number || compareWords(a.key, b.key);

/** How a value stands to the end of a range, where 49 and "49.0" are alike. */
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

/** The names that a value asked for may have in a document: a flag may be true, 1 or "1", and "49.0" is 49. */
export function keysOf(asked: Scalar): readonly string[] {
  const { key, kind, number } = readValue(asked);
  const flag = flags.get(key);
  if (flag !== undefined) return [key, flag];
  const plain = String(number);
  return kind === kinds.number && plain !== key && typeof asked === "string" ? [key, plain] : [key];
}
