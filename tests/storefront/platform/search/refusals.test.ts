import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";
import { runs } from "../../../support/scope.ts";
import { searchDocuments } from "../../../bench/searchDocuments.ts";

const deep = (levels: number): unknown => (levels === 0 ? { match_all: {} } : { bool: { must: [deep(levels - 1)] } });

const clauses =
  "bool, combined_fields, constant_score, dis_max, exists, function_score, ids, match, match_all, match_phrase";

test.each([
  { query: { fuzzy: { name: "x" } }, error: `query has unsupported key fuzzy. Supported keys: ${clauses}` },
  { query: { "<script>": {} }, error: "query has an unsupported key." },
  { query: { constructor: {} }, error: "query has unsupported key constructor." },
  { query: { term: { a: 1 }, terms: { b: [1] } }, error: "query must have exactly one clause." },
  { query: { bool: { must: [{}] } }, error: "query.bool.must[0] must have exactly one clause." },
  { query: { bool: { must: ["x"] } }, error: "query.bool.must[0] must be an object." },
  {
    query: { bool: { might: [] } },
    error: "query.bool has unsupported key might. Supported keys: must, filter",
  },
  {
    query: { bool: { minimum_should_match: "some" } },
    error: "query.bool.minimum_should_match must be a whole number",
  },
  { query: { terms: { a: [1], b: [2] } }, error: "query.terms must have exactly one field." },
  { query: { terms: { a: [{}] } }, error: "query.terms[0] must be a string, a number or a boolean." },
  { query: { terms: { a: [null] } }, error: "query.terms[0] must be a string, a number or a boolean." },
  { query: { term: { a: "x".repeat(301) } }, error: "query.term is too long. Use at most 300 characters." },
  { query: { exists: { field: 3 } }, error: "query.exists.field must be a name of at most 100 characters" },
  { query: { ids: {} }, error: "query.ids must have values." },
  { query: { range: { a: { near: 3 } } }, error: "query.range has unsupported key near." },
  { query: { range: { a: { gt: 1, gte: 2 } } }, error: "query.range must have only one of gte, gt, from, moreq." },
  { query: { range: { a: { gt: 1, lt: "b" } } }, error: "query.range must have two ends of the same type." },
  {
    query: { range: { a: { gt: "now-1d" } } },
    error: "query.range.gt must be a number, an ISO 8601 date or time, or a word.",
  },
  { query: { match: { a: { query: "b", slop: 1 } } }, error: "query.match has unsupported key slop." },
  {
    query: { match_phrase_prefix: { a: { query: "b", slop: -1 } } },
    error: "query.match_phrase_prefix.slop must be a whole number from 0 to 100.",
  },
  { query: { match: { a: "a ".repeat(33) } }, error: "query.match.query has too many words" },
  { query: { multi_match: { query: "a" } }, error: "query.multi_match must name 1 to 20 fields." },
  {
    query: { multi_match: { query: "a", fields: ["b^x"] } },
    error: "query.multi_match.fields[0] must be a name of at most 100 characters",
  },
  { query: { multi_match: { query: "a", fields: ["b"], fuzziness: 3 } }, error: "fuzziness must be 0, 1, 2 or AUTO." },
  {
    query: { multi_match: { query: "a", fields: ["b"], type: "cross_fields" } },
    error: "type must be one of best_fields",
  },
  {
    query: { function_score: { functions: [{ random_score: {} }] } },
    error: "query.function_score.functions[0] has unsupported key random_score. Supported keys: filter, weight.",
  },
  { query: deep(20), error: "is nested too deeply. Nest at most 16 clauses." },
  {
    query: { bool: { should: Array.from({ length: 600 }, () => ({ match_all: {} })) } },
    error: "query.bool.should[499].match_all is beyond the limit of 500 clauses.",
  },
  {
    query: { bool: { should: Array.from({ length: 51 }, () => ({ match: { name: "nela" } })) } },
    error: "query.bool.should[50].match is beyond the limit of 50 text fields.",
  },
  {
    query: { bool: { should: Array.from({ length: 101 }, (_, field) => ({ exists: { field: `f${field}` } })) } },
    error: "query.bool.should[100].exists.field is beyond the limit of 100 fields.",
  },
  {
    query: { terms: { a: Array.from({ length: 10_001 }, (_, index) => index) } },
    error: "query.terms[10000] is beyond the limit of 10000 values.",
  },
])("refuses a query: $error", ({ query, error }) => {
  const read = parseSearch({ query });
  expect(read.ok).toBe(false);
  expect(read).toHaveProperty("error", expect.stringContaining(error));
});

test.each([
  { search: 5, error: "A search must be an object. Supported keys: query, post_filter, aggs" },
  { search: { suggest: {} }, error: "A search must be an object. Supported keys: query, post_filter, aggs" },
  {
    search: { aggs: { a: { histogram: {} } } },
    error: "aggs[0] has unsupported key histogram. Supported keys: filter",
  },
  { search: { aggs: { a: { terms: { field: "b", size: 0 } } } }, error: "aggs[0].terms.size must be a whole number" },
  { search: { aggs: { a: { range: { field: "b" } } } }, error: "aggs[0].range.ranges must be a list" },
  {
    search: { aggs: { a: { terms: { field: "b" }, aggs: {} } } },
    error: "aggs[0] may have nested aggregations only in a filter.",
  },
  { search: { sort: [{ price: "up" }] }, error: "sort[0].order must be one of asc, desc." },
  { search: { sort: [{ price: { mode: "avg" } }] }, error: "sort[0] has unsupported key mode." },
  { search: { min_score: "much" }, error: "min_score must be a number." },
  { search: { _source: Array.from({ length: 201 }, String) }, error: "_source must name at most 200 fields." },
])("refuses a search: $error", ({ search, error }) => {
  expect(parseSearch(search)).toHaveProperty("error", expect.stringContaining(error));
});

test("answers any search or refuses it with a sentence", () => {
  const index = createIndex(searchDocuments(40));
  const keys = fc.constantFrom(
    "bool",
    "must",
    "terms",
    "match",
    "range",
    "name",
    "query",
    "fields",
    "gte",
    "aggs",
    "size",
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: "medium" },
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom("name", "75%", 2, -1),
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(keys, tie("tree"), { maxKeys: 3 }),
    ),
  }));
  const searches = fc.record(
    { query: tree, aggs: tree, sort: tree, _source: tree, min_score: tree },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(searches, tree), (search) => {
      const read = parseSearch(search);
      if (read.ok) expect(index.search(read.value, { from: 0, size: 5 }).total).toBeGreaterThanOrEqual(0);
      else expect(read.error).toMatch(/^[\w.[\] ]+(must|has|is|may) .+\.$/);
    }),
    { numRuns: runs(400, 2000) },
  );
});
