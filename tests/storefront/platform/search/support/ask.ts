import { createIndex, type Indexed, type SearchIndex } from "#platform/search/engine/createIndex.ts";
import type { SearchRequest } from "#platform/search/engine/query.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";

/** Parses a search body. Throws the refusal if it is invalid. */
export function parseBody(body: unknown): SearchRequest {
  const read = parseSearch(body);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

export const allHits = { from: 0, size: 10_000 };

/** Searches an index with an unparsed body. */
export const ask = <Document extends Indexed>(index: SearchIndex<Document>, body: unknown, page = allHits) =>
  index.search(parseBody(body), page);

/** Returns the ids that a search finds, in order. */
export const idsOf = (documents: readonly Indexed[], body: unknown) =>
  ask(createIndex(documents), body).hits.map(({ document }) => document.id);

const isList = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns aggregations in the format that `bruteForce` returns. */
export function countsOf(result: unknown): unknown {
  if (!isObject(result)) return result;
  const { buckets, value } = result;
  if (isList(buckets)) {
    return buckets.map(({ key, key_as_string, doc_count, products }) => {
      const documents = isObject(products) ? ` of ${String(products["doc_count"])}` : "";
      return `${String(key_as_string ?? key)}: ${String(doc_count)}${documents}`;
    });
  }
  if ("value" in result) return value;
  if ("avg" in result) return { count: result["count"], min: result["min"], max: result["max"] };
  return Object.fromEntries(Object.entries(result).map(([name, each]) => [name, countsOf(each)]));
}
