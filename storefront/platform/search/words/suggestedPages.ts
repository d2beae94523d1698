import type { StoreView } from "#domain/store.ts";
import type { CatalogSearch, Entity, SearchAnswer } from "../catalogSearch.ts";
import { type Document, isDocument } from "../engine/document.ts";
import type { SearchRequest } from "../engine/query.ts";
import { findWords } from "./searchByWords.ts";

/** The fields of a suggestion, by the entity that can be suggested. */
const suggestable = { category: ["id", "name", "slug"], article: ["id", "title", "slug"] } as const;
type Suggestable = keyof typeof suggestable;
const isSuggestable = (entity: string): entity is Suggestable & Entity => Object.hasOwn(suggestable, entity);

/** The number of suggestions of each entity. */
const size = 4;

export interface Suggestions {
  /** The suggestions by entity, the best first. */
  readonly pages: Readonly<Record<string, readonly Document[]>>;
  /** The cache tags of everything that they depend on. */
  readonly tags: readonly string[];
}

/**
 * Returns the categories and articles that have the words of a product search, for the comma-separated entities of its
 * parameter `suggest`. Null for a search without words, or if nothing is to be suggested.
 */
export async function suggestedPages(
  search: Pick<CatalogSearch, "search">,
  store: StoreView,
  { query }: Pick<SearchRequest, "query">,
  parameter: string | undefined,
): Promise<Suggestions | null> {
  const words = findWords(query);
  const entities = [...new Set(parameter?.split(","))].filter(isSuggestable);
  if (!words || entities.length === 0) return null;
  const request: SearchRequest = {
    query: words,
    postFilter: null,
    aggregations: new Map(),
    sort: [],
    minimumScore: null,
    from: null,
    size: null,
    fields: { include: [], exclude: [] },
  };
  const pages: Record<string, readonly Document[]> = {};
  const tags: string[] = [];
  for (const entity of entities) {
    const answer = await search.search(store, { entity, request, page: { from: 0, size } });
    tags.push(...answer.tags);
    pages[entity] = answer.found.hits.map(({ document }) =>
      Object.fromEntries(suggestable[entity].map((field) => [field, isDocument(document) ? document[field] : null])),
    );
  }
  return { pages, tags };
}

/** Returns the answer of a search with suggestions next to its hits. */
export const withSuggestions = (answer: SearchAnswer, { pages }: Suggestions): SearchAnswer => ({
  ...answer,
  extraFields: { ...answer.extraFields, suggest: pages },
});
