import { aggregate, type Aggregated } from "./aggregate.ts";
import { both, countOf } from "./bitmap.ts";
import { createColumns } from "./columns.ts";
import { atLeast, evaluate, type Evaluation, filtered } from "./evaluate.ts";
import { type Matches, scoreOf } from "./matches.ts";
import { inOrder } from "./order.ts";
import type { SearchRequest } from "./query.ts";
import { createScores } from "./scores.ts";
import { createTexts } from "./text/findText.ts";
import { compareValues, readValue } from "./value.ts";

/** What is indexed: JSON with an id of its own. */
export interface Indexed {
  readonly id: number | string;
}

export interface Hit<Document> {
  /** Null when the order does not follow from it, and nobody asked. */
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
  readonly search: (request: SearchRequest, page: { readonly from: number; readonly size: number }) => Found<Document>;
  /** Puts another document in the place of the one that has its id. */
  readonly replace: (document: Document) => void;
  /** All of them, in the order of their ids. */
  readonly documents: readonly Document[];
  /** By its id. */
  readonly documentOf: (id: number | string) => Document | undefined;
}

const usesScores = ({ sort, minimumScore }: SearchRequest) =>
  minimumScore !== null || sort.length === 0 || sort.some(({ field }) => field === "_score");

/**
 * An index of documents in memory that answers a part of Elasticsearch's query language. Every field can be searched by
 * value and by word; its column is made when it is first asked for.
 */
export function createIndex<Document extends Indexed>(given: readonly Document[]): SearchIndex<Document> {
  const documents = given.toSorted((a, b) => compareValues(readValue(a.id), readValue(b.id)));
  const placeOf = new Map(documents.map(({ id }, place) => [String(id), place]));
  const columns = createColumns(documents);
  const scores = createScores(documents.length);
  const evaluation: Evaluation = { columns, findText: createTexts(columns), scores };

  function narrowed(request: SearchRequest): { readonly counted: Matches; readonly shown: Matches } {
    const matches = evaluate(request.query, evaluation, usesScores(request));
    const counted = request.minimumScore === null ? matches : atLeast(matches, request.minimumScore);
    if (!request.postFilter) return { counted, shown: counted };
    return { counted, shown: { ...counted, found: both(counted.found, filtered(request.postFilter, evaluation)) } };
  }

  return {
    documents,
    search(request, { from, size }) {
      const { counted, shown } = narrowed(request);
      const withScore = request.sort.length === 0 || request.sort.some(({ field }) => field === "_score");
      const hits = inOrder(columns, shown, request.sort, from + size)
        .slice(from)
        .flatMap((place): Hit<Document>[] => {
          const document = documents[place];
          return document ? [{ document, score: withScore ? scoreOf(shown, place) : null }] : [];
        });
      const aggregations =
        request.aggregations.size > 0 ? aggregate(request.aggregations, evaluation, counted.found) : null;
      scores.giveBack();
      return { total: countOf(shown.found), hits, aggregations };
    },
    replace(document) {
      const place = placeOf.get(String(document.id));
      if (place === undefined) throw new Error(`There is no document ${document.id} to be replaced.`);
      documents[place] = document;
      columns.replace(place, document);
    },
    documentOf(id) {
      const place = placeOf.get(String(id));
      return place === undefined ? undefined : documents[place];
    },
  };
}
