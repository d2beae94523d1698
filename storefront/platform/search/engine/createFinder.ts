import { aggregate, type Aggregated } from "./aggregate.ts";
import { both, countOf, type Matches, scoreOf } from "./bitmap.ts";
import type { Columns } from "./columns.ts";
import { atLeast, evaluate, type Evaluation, filtered } from "./evaluate.ts";
import { inOrder } from "./order.ts";
import type { SearchRequest } from "./query.ts";
import { createScores } from "./functions.ts";
import { createTexts } from "./text/findText.ts";

export interface FoundPlace {
  /** Of the document, in the order of ids. */
  readonly place: number;
  /** Null when neither the order nor the request needs it. */
  readonly score: number | null;
}

export interface FoundPlaces {
  /** On all pages. */
  readonly total: number;
  readonly hits: readonly FoundPlace[];
  /** By name; null when none were asked for. */
  readonly aggregations: Aggregated | null;
}

export interface AskedPage {
  readonly from: number;
  readonly size: number;
}

export type Finder = (request: SearchRequest, page: AskedPage) => FoundPlaces;

const usesScores = ({ sort, minimumScore }: SearchRequest) =>
  minimumScore !== null || sort.length === 0 || sort.some(({ field }) => field === "_score");

/** Answers a part of Elasticsearch's query language from columns: which documents, and how many of what. */
export function createFinder(columns: Columns): Finder {
  const scores = createScores(columns.size);
  const evaluation: Evaluation = { columns, findText: createTexts(columns), scores };

  function narrowed(request: SearchRequest): { readonly counted: Matches; readonly shown: Matches } {
    const matches = evaluate(request.query, evaluation, usesScores(request));
    const counted = request.minimumScore === null ? matches : atLeast(matches, request.minimumScore);
    if (!request.postFilter) return { counted, shown: counted };
    return { counted, shown: { ...counted, found: both(counted.found, filtered(request.postFilter, evaluation)) } };
  }

  return (request, { from, size }) => {
    const { counted, shown } = narrowed(request);
    const withScore = request.sort.length === 0 || request.sort.some(({ field }) => field === "_score");
    const hits = inOrder(columns, shown, request.sort, from + size)
      .slice(from)
      .map((place): FoundPlace => ({ place, score: withScore ? scoreOf(shown, place) : null }));
    const aggregations =
      request.aggregations.size > 0 ? aggregate(request.aggregations, evaluation, counted.found) : null;
    scores.giveBack();
    return { total: countOf(shown.found), hits, aggregations };
  };
}
