import { type Document, isDocument } from "./engine/document.ts";

/** Which fields of a document are answered, as Elasticsearch names them: paths with dots, `*` for any part. */
export interface Projection {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** What becomes of a field: it is kept with all below it, looked into, or left out. */
type Fate = "kept" | "looked into" | "left out";

const patternOf = (field: string) =>
  new RegExp(`^${field.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*+/g, ".*")}(\\.|$)`);

/** Decides over each path once, however many documents have it. */
function createFates({ include, exclude }: Projection): (path: string) => Fate {
  const included = include.map(patternOf);
  const excluded = exclude.map(patternOf);
  const known = new Map<string, Fate>();
  const decide = (path: string): Fate => {
    if (excluded.some((pattern) => pattern.test(path))) return "left out";
    if (include.length === 0 || included.some((pattern) => pattern.test(path))) {
      return exclude.length === 0 ? "kept" : "looked into";
    }
    return include.some((field) => field.startsWith(`${path}.`)) ? "looked into" : "left out";
  };
  return (path) => {
    const fate = known.get(path) ?? decide(path);
    known.set(path, fate);
    return fate;
  };
}

/** Whether the requested fields include this path. */
export const tells = (asked: Projection, path: string): boolean => createFates(asked)(path) !== "left out";

/** Keeps the requested fields. A named field includes everything below it, and the objects that lead to it. */
export function projection(asked: Projection): (document: unknown) => unknown {
  if (asked.include.length === 0 && asked.exclude.length === 0) return (document) => document;
  const fateOf = createFates(asked);
  const into = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => (isDocument(each) ? below(each, path) : each));
    return isDocument(value) ? below(value, path) : value;
  };
  const below = (part: Document, path: string): Document => {
    const kept: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(part)) {
      const own = path === "" ? key : `${path}.${key}`;
      const fate = fateOf(own);
      if (fate !== "left out") kept[key] = fate === "kept" ? value : into(value, own);
    }
    return kept;
  };
  return (document) => (isDocument(document) ? below(document, "") : document);
}

const kinds = ["price", "original_price", "special_price", "final_price"] as const;

/**
 * Every price field by the name that older shops know it by, such as `priceInclTax`
 * (docs/specification/calls.md#call-45).
 */
const olderNames: ReadonlyMap<string, string> = new Map(
  kinds
    .flatMap((kind) => [kind, `${kind}_tax`, `${kind}_incl_tax`])
    .concat("original_final_price", "original_special_price")
    .map((name) => [name, name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] as const)
    .filter(([name, older]) => name !== older),
);

/** A document with its prices under their older names too, wherever in it they stand. */
export function withLegacyPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLegacyPrices);
  if (!isDocument(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => {
      const entry = [name, withLegacyPrices(own)] as const;
      const older = olderNames.get(name);
      return older === undefined ? [entry] : [entry, [older, own] as const];
    }),
  );
}
