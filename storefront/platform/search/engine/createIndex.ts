import type { Aggregated } from "./aggregate.ts";
import { createColumn } from "./column.ts";
import { createColumns } from "./columns.ts";
import { type AskedPage, createFinder } from "./createFinder.ts";
import { createCollector } from "./layOut.ts";
import type { SearchRequest } from "./query.ts";
import { compareValues, readValue } from "./value.ts";

/** What is indexed: JSON with an id of its own. */
export interface Indexed {
  readonly id: number | string;
}

export interface Hit<Document> {
  /** Null when neither the order nor the request needs it. */
  readonly score: number | null;
  readonly document: Document;
}

export interface Found<Document> {
  /** On all pages. */
  readonly total: number;
  readonly hits: readonly Hit<Document>[];
  /** By name; null when none were asked for. */
  readonly aggregations: Aggregated | null;
}

export interface SearchIndex<Document> {
  readonly search: (request: SearchRequest, page: AskedPage) => Found<Document>;
  /** All of them, in the order of their ids. */
  readonly documents: readonly Document[];
}

/**
 * An index of documents in memory that answers a part of Elasticsearch's query language. Every field can be searched by
 * value and by word; its column is made when it is first asked for.
 */
export function createIndex<Document extends Indexed>(given: readonly Document[]): SearchIndex<Document> {
  const documents = given.toSorted((a, b) => compareValues(readValue(a.id), readValue(b.id)));
  const columns = createColumns(documents.length, (field) => {
    const collector = createCollector(field, documents.length);
    for (const document of documents) collector.add(document);
    return createColumn(collector.layOut());
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
