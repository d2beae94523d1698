import {
  type Bitmap,
  difference,
  documentsOf,
  exclude,
  includes,
  type Matches,
  scoredMatches,
  scoreOf,
  uniformMatches,
} from "./bitmap.ts";
import type { Columns } from "./columns.ts";
import { documentsInRange, documentsWithAny, documentsWithField, inAtLeast, intersectAll } from "./filter.ts";
import { applyFunctions, createScorePool, type ScorePool } from "./functions.ts";
import { type BoolQuery, type FunctionsQuery, requiredCount, type Query } from "./query.ts";
import { distinctRows, documentsWithRows } from "./rows.ts";
import { createFindText, type FindText } from "./text/findText.ts";
import { eachWord } from "./text/eachWord.ts";

export interface Evaluation {
  readonly columns: Columns;
  readonly findText: FindText;
  readonly scores: ScorePool;
}

/** Returns the documents that a query matches, without scores. */
export const documentsMatching = (query: Query, evaluation: Evaluation): Bitmap =>
  evaluate(query, evaluation, false).found;

/** Returns the documents that a query matches. Scores are computed only if `withScores` is set. */
export function evaluate(query: Query, evaluation: Evaluation, withScores: boolean): Matches {
  const { columns, findText, scores } = evaluation;
  switch (query.kind) {
    case "everything":
      return uniformMatches(intersectAll([], columns.size), query.boost);
    case "terms":
      return uniformMatches(documentsWithAny(columns, query.field, query.values), query.boost);
    case "range":
      return uniformMatches(documentsInRange(columns, query), query.boost);
    case "exists":
      return uniformMatches(documentsWithField(columns, query.field), query.boost);
    case "constant":
      return uniformMatches(documentsMatching(query.query, evaluation), query.boost);
    case "text":
      return findText(query, scores.acquire());
    case "words":
      return evaluateBool(eachWord(query), evaluation, withScores);
    case "bool":
      return evaluateBool(query, evaluation, withScores);
    case "best": {
      const parts = query.parts.map((part) => evaluate(part, evaluation, withScores));
      const found = inAtLeast(foundSets(parts), 1, columns.size);
      if (!withScores) return uniformMatches(found, 0);
      return scoreEach(found, scores, (document) => query.boost * combinedScore(parts, document, query.tieBreaker));
    }
    case "functions":
      return evaluateFunctions(query, evaluation, withScores);
    case "nested": {
      const column = columns.columnOf(query.rows);
      return uniformMatches(documentsWithRows(column, matchingRows(query.query, query.rows, columns)), 0);
    }
  }
}

/** Creates an evaluation of queries on rows. */
export const evaluationOfRows = (columns: Columns): Evaluation => ({
  columns,
  findText: createFindText(columns),
  scores: createScorePool(columns.size),
});

/** Returns the distinct rows of a column that a query matches, by their ordinals. */
export const matchingRows = (query: Query, rows: string, columns: Columns): Bitmap =>
  documentsMatching(query, evaluationOfRows(distinctRows(rows, columns.columnOf(rows))));

const foundSets = (parts: readonly Matches[]) => parts.map(({ found }) => found);

/** Returns the best score of the matching parts, plus the scores of the others times the tie breaker. */
function combinedScore(parts: readonly Matches[], document: number, tieBreaker: number): number {
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

/** Scores each document with a function. */
function scoreEach(found: Bitmap, pool: ScorePool, score: (document: number) => number): Matches {
  const scores = pool.acquire();
  for (const document of documentsOf(found)) scores[document] = score(document);
  return scoredMatches(found, scores);
}

function evaluateBool(query: BoolQuery, evaluation: Evaluation, withScores: boolean): Matches {
  const size = evaluation.columns.size;
  const must = query.must.map((each) => evaluate(each, evaluation, withScores));
  const should = query.should.map((each) => evaluate(each, evaluation, withScores));
  const needed = requiredCount(query.minimum, should.length);
  const sets = [
    ...foundSets(must),
    ...query.filter.map((each) => documentsMatching(each, evaluation)),
    ...(needed > 0 ? [inAtLeast(foundSets(should), needed, size)] : []),
  ];
  const remaining = query.mustNot.reduce(
    (found, each) => difference(found, documentsMatching(each, evaluation)),
    intersectAll(sets, size),
  );
  if (!withScores) return uniformMatches(remaining, 0);
  const isUniform = should.length === 0 && must.every(({ scores }) => scores === null);
  // An empty bool matches everything with score 1. A bool with filters only scores 0.
  const base = sets.length === 0 && should.length === 0 && query.mustNot.length === 0 ? 1 : 0;
  if (isUniform) {
    return uniformMatches(remaining, query.boost * must.reduce((sum, { uniformScore }) => sum + uniformScore, base));
  }
  const parts = [...must, ...should];
  return scoreEach(remaining, evaluation.scores, (document) => query.boost * combinedScore(parts, document, 1));
}

function evaluateFunctions(query: FunctionsQuery, evaluation: Evaluation, withScores: boolean): Matches {
  const { minimumScore } = query;
  const inner = evaluate(query.query, evaluation, withScores || minimumScore !== null);
  if (!withScores && minimumScore === null) return inner;
  const functions = query.functions.map(({ filter, weight }) => ({
    found: documentsMatching(filter, evaluation),
    weight,
  }));
  const result = scoreEach(inner.found, evaluation.scores, (document) =>
    applyFunctions(scoreOf(inner, document), document, functions, query),
  );
  return minimumScore === null ? result : withMinimumScore(result, minimumScore);
}

/** Removes matches whose score is below the minimum. */
export function withMinimumScore(matches: Matches, minimumScore: number): Matches {
  if (matches.scores === null && matches.uniformScore >= minimumScore) return matches;
  const found = matches.found.slice();
  for (const document of documentsOf(matches.found)) {
    if (scoreOf(matches, document) < minimumScore) exclude(found, document);
  }
  return { ...matches, found };
}
