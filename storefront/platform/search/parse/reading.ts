import { type Document, isDocument, isScalar, type Scalar } from "../engine/document.ts";

export const readObject = (value: unknown, place: Place): Document =>
  isDocument(value) ? value : refuseAt(place, "must be an object");

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
  if (!entry || others.length > 0) return refuseAt(place, `must have one ${what}`);
  return entry;
}

export const readName = (value: unknown, place: Place): string =>
  typeof value === "string" && value !== "" && value.length <= limits.nameLength
    ? value
    : refuseAt(place, `must be a name of at most ${limits.nameLength} characters`);

/** A field that is searched, counted or sorted by. */
export function readField(value: unknown, place: Place): string {
  // Where a field is kept both as words and as it is, Elasticsearch calls the latter so; here a field has one name.
  const field = readName(value, place).replace(/\.keyword$/, "");
  place.used.fields.add(field);
  if (place.used.fields.size > limits.fields)
    refuseAt(place, `is one field too many: at most ${limits.fields} are looked at`);
  return field;
}

/** A number, which some write as text. */
export function readNumber(value: unknown, place: Place): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : refuseAt(place, "must be a number");
}

export const readWhole = (value: unknown, [least, most]: readonly [number, number], place: Place): number => {
  const number = readNumber(value, place);
  return Number.isInteger(number) && number >= least && number <= most
    ? number
    : refuseAt(place, `must be a whole number from ${least} to ${most}`);
};

export function readScalar(value: unknown, place: Place): Scalar {
  place.used.values++;
  if (place.used.values > limits.values)
    refuseAt(place, `is one value too many: at most ${limits.values} are compared`);
  if (!isScalar(value)) return refuseAt(place, "must be text, a number, true or false");
  if (typeof value === "string" && value.length > limits.textLength) {
    return refuseAt(place, `is too long: at most ${limits.textLength} characters`);
  }
  return value;
}

export const readOneOf = <Word extends string>(value: unknown, known: readonly Word[], place: Place): Word =>
  known.find((each) => each === value) ?? refuseAt(place, `must be one of ${known.join(", ")}`);

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

/** Against searches that would cost more than any shopper's. */
export const limits = {
  depth: 16,
  clauses: 500,
  fields: 100,
  texts: 50,
  values: 10_000,
  textLength: 300,
  nameLength: 100,
} as const;

/** Why a search is not answered, in a sentence that names the place and says what would be understood. */
export class NotUnderstood extends Error {}

/** Where in a search we are, and what it has used up of the limits. */
export interface Place {
  readonly path: string;
  readonly depth: number;
  readonly used: { clauses: number; values: number; texts: number; readonly fields: Set<string> };
}

export const startAt = (path: string): Place => ({
  path,
  depth: 0,
  used: { clauses: 0, values: 0, texts: 0, fields: new Set() },
});

export const under = (place: Place, name: string): Place => ({ ...place, path: `${place.path}.${name}` });

export const item = (place: Place, index: number): Place => ({ ...place, path: `${place.path}[${index}]` });

export function refuseAt({ path }: Place, sentence: string): never {
  throw new NotUnderstood(`${path} ${sentence}.`);
}

/** A name of the search's own is repeated only when it is no more than a name. */
const named = (name: string) => (/^[a-z_]{1,40}$/.test(name) ? name : "a name");

export function notOneOf(place: Place, name: string, known: readonly string[]): never {
  return refuseAt(place, `has ${named(name)}, which is not understood; understood are ${known.join(", ")}`);
}

/** Enters a clause. */
export function enter(place: Place): Place {
  place.used.clauses++;
  if (place.used.clauses > limits.clauses)
    refuseAt(place, `is one clause too many: at most ${limits.clauses} are answered`);
  if (place.depth >= limits.depth) refuseAt(place, `lies too deep: at most ${limits.depth} clauses within each other`);
  return { ...place, depth: place.depth + 1 };
}
