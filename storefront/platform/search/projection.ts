import { type Document, isDocument } from "./engine/document.ts";

/** The fields of a document to return, in Elasticsearch's notation: dotted paths, with `*` for any characters. */
export interface Projection {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Whether a field is returned with everything below it, only partly, or not at all. */
type Inclusion = "full" | "partial" | "none";

const patternOf = (field: string) =>
  new RegExp(`^${field.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*+/g, ".*")}(\\.|$)`);

/** Returns a function that decides about a path. Each path is decided once, for all documents. */
function createInclusions({ include, exclude }: Projection): (path: string) => Inclusion {
  const included = include.map(patternOf);
  const excluded = exclude.map(patternOf);
  const decided = new Map<string, Inclusion>();
  const decide = (path: string): Inclusion => {
    if (excluded.some((pattern) => pattern.test(path))) return "none";
    if (include.length === 0 || included.some((pattern) => pattern.test(path))) {
      return exclude.length === 0 ? "full" : "partial";
    }
    return include.some((field) => field.startsWith(`${path}.`)) ? "partial" : "none";
  };
  return (path) => {
    const inclusion = decided.get(path) ?? decide(path);
    decided.set(path, inclusion);
    return inclusion;
  };
}

/** Returns whether the requested fields include a path. */
export const includesPath = (fields: Projection, path: string): boolean => createInclusions(fields)(path) !== "none";

/** Returns a function that reduces documents to the requested fields. A field includes everything below it. */
export function projection(fields: Projection): (document: unknown) => unknown {
  if (fields.include.length === 0 && fields.exclude.length === 0) return (document) => document;
  const inclusionOf = createInclusions(fields);
  const projectValue = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => (isDocument(each) ? projectDocument(each, path) : each));
    return isDocument(value) ? projectDocument(value, path) : value;
  };
  const projectDocument = (part: Document, path: string): Document => {
    const result: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(part)) {
      const ownPath = path === "" ? key : `${path}.${key}`;
      const inclusion = inclusionOf(ownPath);
      if (inclusion !== "none") result[key] = inclusion === "full" ? value : projectValue(value, ownPath);
    }
    return result;
  };
  return (document) => (isDocument(document) ? projectDocument(document, "") : document);
}

const kinds = ["price", "original_price", "special_price", "final_price"] as const;

/**
 * The camel-case names that older shops use, such as `priceInclTax`, by the current name of the field
 * (docs/specification/calls.md#call-45).
 */
const legacyNames: ReadonlyMap<string, string> = new Map(
  kinds
    .flatMap((kind) => [kind, `${kind}_tax`, `${kind}_incl_tax`])
    .concat("original_final_price", "original_special_price")
    .map((name) => [name, name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] as const)
    .filter(([name, legacyName]) => name !== legacyName),
);

/** Returns a document in which every price field, at any depth, is repeated under its older name. */
export function withLegacyPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLegacyPrices);
  if (!isDocument(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => {
      const entry = [name, withLegacyPrices(own)] as const;
      const legacyName = legacyNames.get(name);
      return legacyName === undefined ? [entry] : [entry, [legacyName, own] as const];
    }),
  );
}
