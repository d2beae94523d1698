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

export function refuse({ path }: Place, sentence: string): never {
  throw new NotUnderstood(`${path} ${sentence}.`);
}

/** A name of the search's own is repeated only when it is no more than a name. */
const named = (name: string) => (/^[a-z_]{1,40}$/.test(name) ? name : "a name");

export function notOneOf(place: Place, name: string, known: readonly string[]): never {
  return refuse(place, `has ${named(name)}, which is not understood; understood are ${known.join(", ")}`);
}

/** Enters a clause. */
export function enter(place: Place): Place {
  place.used.clauses++;
  if (place.used.clauses > limits.clauses)
    refuse(place, `is one clause too many: at most ${limits.clauses} are answered`);
  if (place.depth >= limits.depth) refuse(place, `lies too deep: at most ${limits.depth} clauses within each other`);
  return { ...place, depth: place.depth + 1 };
}
