import { type Document, isDocument } from "./engine/document.ts";

/** Which fields of a document are answered, as Elasticsearch names them: paths with dots, `*` for any part. */
export interface Projection {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const patternOf = (field: string) =>
  new RegExp(`^${field.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*")}(\\.|$)`);

/** Keeps what is asked for. Naming a field means everything below it; naming something below it means the way there. */
export function projection({ include, exclude }: Projection): (document: unknown) => unknown {
  if (include.length === 0 && exclude.length === 0) return (document) => document;
  const included = include.map(patternOf);
  const excluded = exclude.map(patternOf);
  const isWayTo = (path: string) => include.some((field) => field.startsWith(`${path}.`));
  const keep = (value: unknown, path: string): unknown => {
    if (excluded.some((pattern) => pattern.test(path))) return undefined;
    const whole = include.length === 0 || included.some((pattern) => pattern.test(path));
    if (!whole && !isWayTo(path)) return undefined;
    if (Array.isArray(value)) return value.map((each) => (isDocument(each) ? below(each, path) : each));
    return isDocument(value) ? below(value, path) : value;
  };
  const below = (part: Document, path: string): Document =>
    Object.fromEntries(
      Object.entries(part).flatMap(([key, value]) => {
        const kept = keep(value, path === "" ? key : `${path}.${key}`);
        return kept === undefined ? [] : [[key, kept]];
      }),
    );
  return (document) => (isDocument(document) ? below(document, "") : document);
}
