import {
  alike,
  type Bitmap,
  documentsOf,
  exclude,
  includes,
  type Matches,
  scored,
  scoreOf,
  without,
} from "./bitmap.ts";
import type { Columns } from "./columns.ts";
import { between, havingAny, havingField, inAll, inSome } from "./filter.ts";
import { type Scores, weighed } from "./functions.ts";
import { type BoolQuery, type FunctionsQuery, neededOf, type Query } from "./query.ts";
import type { FindText } from "./text/findText.ts";

export interface Evaluation {
  readonly columns: Columns;
  readonly findText: FindText;
  readonly scores: Scores;
}

/** Which documents a query means. */
export const filtered = (query: Query, evaluation: Evaluation): Bitmap => evaluate(query, evaluation, false).found;

/** Which documents a query means; with `withScores`, also how well. */
export function evaluate(query: Query, evaluation: Evaluation, withScores: boolean): Matches {
  const { columns, findText, scores } = evaluation;
  switch (query.kind) {
    case "everything":
      return alike(inAll([], columns.size), query.boost);
    case "terms":
      return alike(havingAny(columns, query.field, query.values), query.boost);
    case "range":
      return alike(between(columns, query), query.boost);
    case "exists":
      return alike(havingField(columns, query.field), query.boost);
    case "constant":
      return alike(filtered(query.query, evaluation), query.boost);
    case "text":
      return findText(query, scores.take());
    case "bool":
      return evaluateBool(query, evaluation, withScores);
    case "best": {
      const parts = query.parts.map((part) => evaluate(part, evaluation, withScores));
      const found = inSome(foundBy(parts), 1, columns.size);
      if (!withScores) return alike(found, 0);
      return sumUp(found, scores, (document) => query.boost * bestOf(parts, document, query.tieBreaker));
    }
    case "functions":
      return evaluateFunctions(query, evaluation, withScores);
  }
}

const foundBy = (parts: readonly Matches[]) => parts.map(({ found }) => found);

function bestOf(parts: readonly Matches[], document: number, tieBreaker: number): number {
  let best = 0;
  let sum = 0;
  for (const part of parts) {
    if (!includes(part.found, document)) continue;
    const score = scoreOf(part, document);
    best = Math.max(best, score);
    sum += score;
  }
  return best + tieBreaker * (sum - best);
}

function sumUp(found: Bitmap, { take }: Scores, score: (document: number) => number): Matches {
  const scores = take();
  for (const document of documentsOf(found)) scores[document] = score(document);
  return scored(found, scores);
}

function evaluateBool(query: BoolQuery, evaluation: Evaluation, withScores: boolean): Matches {
  const size = evaluation.columns.size;
  const must = query.must.map((each) => evaluate(each, evaluation, withScores));
  const should = query.should.map((each) => evaluate(each, evaluation, withScores));
  const needed = neededOf(query.minimum, should.length);
  const sets = [
    ...foundBy(must),
    ...query.filter.map((each) => filtered(each, evaluation)),
    ...(needed > 0 ? [inSome(foundBy(should), needed, size)] : []),
  ];
  const kept = query.mustNot.reduce((found, each) => without(found, filtered(each, evaluation)), inAll(sets, size));
  if (!withScores) return alike(kept, 0);
  const isAlike = should.length === 0 && must.every(({ scores }) => scores === null);
  // A bool of nothing is everything, which scores 1; one that only filters does not score.
  const base = sets.length === 0 && should.length === 0 && query.mustNot.length === 0 ? 1 : 0;
  if (isAlike) return alike(kept, query.boost * must.reduce((sum, { alike }) => sum + alike, base));
  const parts = [...must, ...should];
  return sumUp(kept, evaluation.scores, (document) => query.boost * bestOf(parts, document, 1));
}

function evaluateFunctions(query: FunctionsQuery, evaluation: Evaluation, withScores: boolean): Matches {
  const { minimumScore } = query;
  const inner = evaluate(query.query, evaluation, withScores || minimumScore !== null);
  if (!withScores && minimumScore === null) return inner;
  const functions = query.functions.map(({ filter, weight }) => ({ found: filtered(filter, evaluation), weight }));
  const result = sumUp(inner.found, evaluation.scores, (document) =>
    weighed(scoreOf(inner, document), document, functions, query),
  );
  return minimumScore === null ? result : atLeast(result, minimumScore);
}

/** Without what scores lower. */
export function atLeast(matches: Matches, minimumScore: number): Matches {
  if (matches.scores === null && matches.alike >= minimumScore) return matches;
  const found = matches.found.slice();
  for (const document of documentsOf(matches.found)) {
    if (scoreOf(matches, document) < minimumScore) exclude(found, document);
  }
  return { ...matches, found };
}
