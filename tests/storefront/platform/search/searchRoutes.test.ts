import { expect, test } from "vitest";
import { searchesForWords } from "#platform/search/searchRoutes.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";

const words = { match: { name: "bruno" } };
const values = { terms: { visibility: [2, 3, 4] } };
const scored = (query: object, filter: object) => ({
  function_score: { query, functions: [{ filter, weight: 2 }], score_mode: "sum", boost_mode: "sum" },
});

const parsed = (body: object) => {
  const read = parseSearch(body);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** Searches that contain a clause, by where they contain it. */
const places: Readonly<Record<string, (clause: object) => object>> = {
  query: (clause) => ({ query: clause }),
  must: (clause) => ({ query: { bool: { must: [values, clause] } } }),
  filter: (clause) => ({ query: { bool: { filter: [clause] } } }),
  should: (clause) => ({ query: { bool: { should: [clause] } } }),
  must_not: (clause) => ({ query: { bool: { must: [values], must_not: [clause] } } }),
  "must_not within must_not": (clause) => ({ query: { bool: { must_not: [{ bool: { must_not: [clause] } }] } } }),
  constant_score: (clause) => ({ query: { constant_score: { filter: clause } } }),
  "function_score, its query": (clause) => ({ query: scored(clause, values) }),
  "function_score, a function's filter": (clause) => ({ query: scored(values, clause) }),
  post_filter: (clause) => ({ query: values, post_filter: clause }),
  "an aggregation's filter": (clause) => ({ query: values, aggs: { some: { filter: clause } } }),
  "an aggregation's filter within another": (clause) => ({
    query: values,
    aggs: { some: { filter: values, aggs: { more: { filter: { bool: { must_not: [clause] } } } } } },
  }),
};

test.each(Object.entries(places))("recognises words, but not values, in %s", (_place, search) => {
  expect(searchesForWords(parsed(search(words)))).toBe(true);
  expect(searchesForWords(parsed(search(values)))).toBe(false);
});

test.each(Object.entries(places))("limits the number of text clauses in %s", (_place, search) => {
  const many = { bool: { should: Array.from({ length: 200 }, () => words) } };
  expect(parseSearch(search(many)).ok).toBe(false);
});
