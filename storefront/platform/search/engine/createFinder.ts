import { aggregate } from "./aggregate.ts";
import type { Aggregated } from "./buckets.ts";
import { countOf, intersection, type Matches, scoreOf } from "./bitmap.ts";
import type { Columns } from "./columns.ts";
import { documentsMatching, evaluate, type Evaluation, withMinimumScore } from "./evaluate.ts";
import { sortMatches } from "./order.ts";
import type { SearchRequest } from "./query.ts";
import { createScorePool } from "./functions.ts";
import { createFindText } from "./text/findText.ts";

export interface FoundPlace {
  /** The number of the document, in the order of ids. */
  readonly place: number;
  /** Null if the hits are not sorted by score. */
  readonly score: number | null;
}

export interface FoundPlaces {
  /** Number of matching documents on all pages. */
  readonly total: number;
  readonly hits: readonly FoundPlace[];
  /** By name; null if the request has no aggregations. */
  readonly aggregations: Aggregated | null;
}

export interface PageRange {
  /** Number of hits to skip. */
  readonly from: number;
  readonly size: number;
}

export type Finder = (request: SearchRequest, page: PageRange) => FoundPlaces;

const usesScores = ({ sort, minimumScore }: SearchRequest) =>
  minimumScore !== null || sort.length === 0 || sort.some(({ field }) => field === "_score");

/** Creates a function that evaluates searches on columns: it returns document numbers and aggregations. */
export function createFinder(columns: Columns): Finder {
  const scores = createScorePool(columns.size);
  const evaluation: Evaluation = { columns, findText: createFindText(columns), scores };

  function evaluateRequest(request: SearchRequest): { readonly counted: Matches; readonly shown: Matches } {
    const matches = evaluate(request.query, evaluation, usesScores(request));
    const counted = request.minimumScore === null ? matches : withMinimumScore(matches, request.minimumScore);
    if (!request.postFilter) return { counted, shown: counted };
    return {
      counted,
      shown: { ...counted, found: intersection(counted.found, documentsMatching(request.postFilter, evaluation)) },
    };
  }

  return (request, { from, size }) => {
    const { counted, shown } = evaluateRequest(request);
    const withScore = request.sort.length === 0 || request.sort.some(({ field }) => field === "_score");
    const hits = sortMatches(columns, shown, request.sort, from + size)
      .slice(from)
      .map((place): FoundPlace => ({ place, score: withScore ? scoreOf(shown, place) : null }));
    const aggregations =
      request.aggregations.size > 0 ? aggregate(request.aggregations, evaluation, counted.found) : null;
    scores.releaseAll();
    return { total: countOf(shown.found), hits, aggregations };
  };
}
