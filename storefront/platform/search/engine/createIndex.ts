import type { Aggregated } from "./buckets.ts";
import { createColumn } from "./column.ts";
import { createColumns } from "./columns.ts";
import { type PageRange, createFinder } from "./createFinder.ts";
import { createCollector } from "./layout.ts";
import type { SearchRequest } from "./query.ts";
import { compareValues, readValue } from "./value.ts";

/** A document that can be indexed: JSON with an id. */
export interface Indexed {
  readonly id: number | string;
}

export interface Hit<Document> {
  /** Null if the hits are not sorted by score. */
  readonly score: number | null;
  readonly document: Document;
}

export interface Found<Document> {
  /** Number of matching documents on all pages. */
  readonly total: number;
  readonly hits: readonly Hit<Document>[];
  /** By name; null if the request has no aggregations. */
  readonly aggregations: Aggregated | null;
}

export interface SearchIndex<Document> {
  readonly search: (request: SearchRequest, page: PageRange) => Found<Document>;
  /** All documents, in the order of their ids. */
  readonly documents: readonly Document[];
}

/**
 * Creates an in-memory index of documents that supports a part of Elasticsearch's query language. Every field can be
 * searched by value and by word. The column of a field is built when it is first used.
 */
export function createIndex<Document extends Indexed>(unsorted: readonly Document[]): SearchIndex<Document> {
  const documents = unsorted.toSorted((a, b) => compareValues(readValue(a.id), readValue(b.id)));
  const columns = createColumns(documents.length, (field) => {
    const collector = createCollector(field, documents.length);
    for (const document of documents) collector.add(document);
    return createColumn(collector.toLayout());
  });
  const find = createFinder(columns);

  return {
    documents,
    search(request, page) {
      const { hits, ...found } = find(request, page);
      const shown = hits.flatMap(({ place, score }): Hit<Document>[] => {
        const document = documents[place];
        return document ? [{ document, score }] : [];
      });
      return { ...found, hits: shown };
    },
  };
}
