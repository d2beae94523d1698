import { type Document, isDocument, isScalar, type Scalar } from "../engine/document.ts";
import { limits, notOneOf, type Place, refuse, under } from "./place.ts";

export const readObject = (value: unknown, place: Place): Document =>
  isDocument(value) ? value : refuse(place, "must be an object");

type Options<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

const isKnown = (name: string, known: readonly string[]) => known.includes(name);

const hasOnly = <Name extends string>(given: Document, known: readonly Name[]): given is Document & Options<Name> =>
  Object.keys(given).every((name) => isKnown(name, known));

/** An object that has no other names than these. */
export function readOptions<Name extends string>(value: unknown, known: readonly Name[], place: Place): Options<Name> {
  const given = readObject(value, place);
  if (hasOnly(given, known)) return given;
  return notOneOf(place, Object.keys(given).find((name) => !isKnown(name, known)) ?? "", known);
}

/** The only entry of an object, such as the field of a clause. */
export function readEntry(value: unknown, what: string, place: Place): readonly [name: string, value: unknown] {
  const [entry, ...others] = Object.entries(readObject(value, place));
  if (!entry || others.length > 0) return refuse(place, `must have one ${what}`);
  return entry;
}

export const readName = (value: unknown, place: Place): string =>
  typeof value === "string" && value !== "" && value.length <= limits.nameLength
    ? value
    : refuse(place, `must be a name of at most ${limits.nameLength} characters`);

/** A field that is searched, counted or sorted by. */
export function readField(value: unknown, place: Place): string {
  // Where a field is kept both as words and as it is, Elasticsearch calls the latter so; here a field has one name.
  const field = readName(value, place).replace(/\.keyword$/, "");
  place.used.fields.add(field);
  if (place.used.fields.size > limits.fields)
    refuse(place, `is one field too many: at most ${limits.fields} are looked at`);
  return field;
}

/** A number, which some write as text. */
export function readNumber(value: unknown, place: Place): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : refuse(place, "must be a number");
}

export const readWhole = (value: unknown, [least, most]: readonly [number, number], place: Place): number => {
  const number = readNumber(value, place);
  return Number.isInteger(number) && number >= least && number <= most
    ? number
    : refuse(place, `must be a whole number from ${least} to ${most}`);
};

export function readScalar(value: unknown, place: Place): Scalar {
  place.used.values++;
  if (place.used.values > limits.values) refuse(place, `is one value too many: at most ${limits.values} are compared`);
  if (!isScalar(value)) return refuse(place, "must be text, a number, true or false");
  if (typeof value === "string" && value.length > limits.textLength) {
    return refuse(place, `is too long: at most ${limits.textLength} characters`);
  }
  return value;
}

export const readOneOf = <Word extends string>(value: unknown, known: readonly Word[], place: Place): Word =>
  known.find((each) => each === value) ?? refuse(place, `must be one of ${known.join(", ")}`);

/** One, or a list of them. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** For a name that may be missing. */
export const optional = <Value, Other>(
  value: unknown,
  read: (value: unknown) => Value,
  otherwise: Other,
): Value | Other => (value === undefined || value === null ? otherwise : read(value));

/** How much a clause counts. */
export const readBoost = (value: unknown, place: Place): number =>
  optional(value, (given) => readNumber(given, under(place, "boost")), 1);
