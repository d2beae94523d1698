import { createIndex, type Indexed, type SearchIndex } from "#platform/search/engine/createIndex.ts";
import type { SearchRequest } from "#platform/search/engine/query.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";

export function understood(body: unknown): SearchRequest {
  const read = parseSearch(body);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

export const everything = { from: 0, size: 10_000 };

export const ask = <Document extends Indexed>(index: SearchIndex<Document>, body: unknown, page = everything) =>
  index.search(understood(body), page);

/** The ids that a search finds, in their order. */
export const idsOf = (documents: readonly Indexed[], body: unknown) =>
  ask(createIndex(documents), body).hits.map(({ document }) => document.id);

const isList = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What was counted, in the form of the brute force. */
export function countsOf(given: unknown): unknown {
  if (!isObject(given)) return given;
  const { buckets, value } = given;
  if (isList(buckets)) {
    return buckets.map(({ key, key_as_string, doc_count }) => `${String(key_as_string ?? key)}: ${String(doc_count)}`);
  }
  if ("value" in given) return value;
  if ("avg" in given) return { count: given["count"], min: given["min"], max: given["max"] };
  return Object.fromEntries(Object.entries(given).map(([name, each]) => [name, countsOf(each)]));
}
