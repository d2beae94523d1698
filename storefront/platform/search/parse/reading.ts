import { type Document, isDocument, isScalar, type Scalar } from "../engine/document.ts";

export const readObject = (value: unknown, place: Place): Document =>
  isDocument(value) ? value : refuseAt(place, "must be an object");

type Options<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

const isKnown = (name: string, supported: readonly string[]) => supported.includes(name);

const hasOnly = <Name extends string>(
  object: Document,
  supported: readonly Name[],
): object is Document & Options<Name> => Object.keys(object).every((name) => isKnown(name, supported));

/** Reads an object and refuses it if it has other keys than the known ones. */
export function readOptions<Name extends string>(
  value: unknown,
  supported: readonly Name[],
  place: Place,
): Options<Name> {
  const object = readObject(value, place);
  if (hasOnly(object, supported)) return object;
  return refuseUnknownKey(place, Object.keys(object).find((name) => !isKnown(name, supported)) ?? "", supported);
}

/** Reads an object that must have exactly one entry, such as the field of a clause. */
export function readEntry(value: unknown, what: string, place: Place): readonly [name: string, value: unknown] {
  const [entry, ...others] = Object.entries(readObject(value, place));
  if (!entry || others.length > 0) return refuseAt(place, `must have exactly one ${what}`);
  return entry;
}

export const readName = (value: unknown, place: Place): string =>
  typeof value === "string" && value !== "" && value.length <= limits.nameLength
    ? value
    : refuseAt(place, `must be a name of at most ${limits.nameLength} characters`);

/** Reads the name of a field to search, count or sort by. */
export function readField(value: unknown, place: Place): string {
  // Elasticsearch stores whole text in a subfield `keyword`; here, the field itself holds it.
  const field = readName(value, place).replace(/\.keyword$/, "");
  place.used.fields.add(field);
  if (place.used.fields.size > limits.fields) refuseAt(place, `is beyond the limit of ${limits.fields} fields`);
  return field;
}

/** Reads a number. Numeric strings are accepted. */
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
  if (place.used.values > limits.values) refuseAt(place, `is beyond the limit of ${limits.values} values`);
  if (!isScalar(value)) return refuseAt(place, "must be a string, a number or a boolean");
  if (typeof value === "string" && value.length > limits.textLength) {
    return refuseAt(place, `is too long. Use at most ${limits.textLength} characters`);
  }
  return value;
}

export const readOneOf = <Word extends string>(value: unknown, supported: readonly Word[], place: Place): Word =>
  supported.find((each) => each === value) ?? refuseAt(place, `must be one of ${supported.join(", ")}`);

/** Returns a list as it is, and a single value as a list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Reads a value that may be missing, in which case it returns the fallback. */
export const optional = <Value, Other>(
  value: unknown,
  read: (value: unknown) => Value,
  fallback: Other,
): Value | Other => (value === undefined || value === null ? fallback : read(value));

/** Reads the weight of a clause; 1 if it is missing. */
export const readBoost = (value: unknown, place: Place): number =>
  optional(value, (object) => readNumber(object, under(place, "boost")), 1);

/** Limits of a search, so that none costs much more than those of shoppers. */
export const limits = {
  depth: 16,
  clauses: 500,
  fields: 100,
  texts: 50,
  values: 10_000,
  textLength: 300,
  nameLength: 100,
} as const;

/** Thrown when a search is invalid. The message names the place and what is expected there. */
export class InvalidSearch extends Error {}

/** The path of the part of a search that is being read, and how much of the limits the search has used. */
export interface Place {
  readonly path: string;
  readonly depth: number;
  readonly used: { clauses: number; values: number; texts: number; readonly fields: Set<string> };
}

export const startPlace = (path: string): Place => ({
  path,
  depth: 0,
  used: { clauses: 0, values: 0, texts: 0, fields: new Set() },
});

export const under = (place: Place, name: string): Place => ({ ...place, path: `${place.path}.${name}` });

export const item = (place: Place, index: number): Place => ({ ...place, path: `${place.path}[${index}]` });

export function refuseAt({ path }: Place, sentence: string): never {
  throw new InvalidSearch(`${path} ${sentence}.`);
}

/** An unknown key is quoted only if it is harmless, since the message is returned to the caller. */
const quoted = (name: string) => (/^[a-z_]{1,40}$/.test(name) ? `unsupported key ${name}` : "an unsupported key");

export function refuseUnknownKey(place: Place, name: string, supported: readonly string[]): never {
  return refuseAt(place, `has ${quoted(name)}. Supported keys: ${supported.join(", ")}`);
}

/** Returns the place within a clause. Refuses the search if it has too many or too deeply nested clauses. */
export function enterClause(place: Place): Place {
  place.used.clauses++;
  if (place.used.clauses > limits.clauses) refuseAt(place, `is beyond the limit of ${limits.clauses} clauses`);
  if (place.depth >= limits.depth) refuseAt(place, `is nested too deeply. Nest at most ${limits.depth} clauses`);
  return { ...place, depth: place.depth + 1 };
}
