import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";
import { searchDocuments } from "../../../bench/searchDocuments.ts";

const deep = (levels: number): unknown => (levels === 0 ? { match_all: {} } : { bool: { must: [deep(levels - 1)] } });

const clauses = "bool, constant_score, exists, function_score, ids, match, match_all, match_phrase";

test.each([
  { query: { fuzzy: { name: "x" } }, says: `query has fuzzy, which is not understood; understood are ${clauses}` },
  { query: { "<script>": {} }, says: "query has a name, which is not understood" },
  { query: { constructor: {} }, says: "query has constructor, which is not understood" },
  { query: { term: { a: 1 }, terms: { b: [1] } }, says: "query must have one clause." },
  { query: { bool: { must: [{}] } }, says: "query.bool.must[0] must have one clause." },
  { query: { bool: { must: ["x"] } }, says: "query.bool.must[0] must be an object." },
  {
    query: { bool: { might: [] } },
    says: "query.bool has might, which is not understood; understood are must, filter",
  },
  { query: { bool: { minimum_should_match: "some" } }, says: "query.bool.minimum_should_match must be a whole number" },
  { query: { terms: { a: [1], b: [2] } }, says: "query.terms must have one field." },
  { query: { terms: { a: [{}] } }, says: "query.terms[0] must be text, a number, true or false." },
  { query: { terms: { a: [null] } }, says: "query.terms[0] must be text, a number, true or false." },
  { query: { term: { a: "x".repeat(301) } }, says: "query.term is too long: at most 300 characters." },
  { query: { exists: { field: 3 } }, says: "query.exists.field must be a name of at most 100 characters" },
  { query: { ids: {} }, says: "query.ids must have values." },
  { query: { range: { a: { near: 3 } } }, says: "query.range has near, which is not understood" },
  { query: { range: { a: { gt: 1, gte: 2 } } }, says: "query.range must have one of gte, gt, from, moreq." },
  { query: { range: { a: { gt: 1, lt: "b" } } }, says: "query.range must have ends of one kind." },
  {
    query: { range: { a: { gt: "now-1d" } } },
    says: "query.range.gt must be a number, a moment in ISO 8601 or a word.",
  },
  { query: { match: { a: { query: "b", slop: 1 } } }, says: "query.match has slop, which is not understood" },
  {
    query: { match_phrase_prefix: { a: { query: "b", slop: -1 } } },
    says: "query.match_phrase_prefix.slop must be a whole number from 0 to 100.",
  },
  { query: { match: { a: "a ".repeat(33) } }, says: "query.match.query has too many words" },
  { query: { multi_match: { query: "a" } }, says: "query.multi_match must name its fields" },
  {
    query: { multi_match: { query: "a", fields: ["b^x"] } },
    says: "query.multi_match.fields[0] must be a name of at most 100 characters",
  },
  { query: { multi_match: { query: "a", fields: ["b"], fuzziness: 3 } }, says: "fuzziness must be 0, 1, 2 or AUTO." },
  {
    query: { multi_match: { query: "a", fields: ["b"], type: "cross_fields" } },
    says: "type must be one of best_fields",
  },
  {
    query: { function_score: { functions: [{ random_score: {} }] } },
    says: "query.function_score.functions[0] has random_score, which is not understood; understood are filter, weight.",
  },
  { query: deep(20), says: "lies too deep: at most 16 clauses within each other." },
  {
    query: { bool: { should: Array.from({ length: 600 }, () => ({ match_all: {} })) } },
    says: "query.bool.should[499].match_all is one clause too many: at most 500 are answered.",
  },
  {
    query: { bool: { should: Array.from({ length: 51 }, () => ({ match: { name: "nela" } })) } },
    says: "query.bool.should[50].match is one search for words too many: at most 50.",
  },
  {
    query: { bool: { should: Array.from({ length: 101 }, (_, field) => ({ exists: { field: `f${field}` } })) } },
    says: "query.bool.should[100].exists.field is one field too many: at most 100 are looked at.",
  },
  {
    query: { terms: { a: Array.from({ length: 10_001 }, (_, index) => index) } },
    says: "query.terms[10000] is one value too many: at most 10000 are compared.",
  },
])("a query is refused: $says", ({ query, says }) => {
  const read = parseSearch({ query });
  expect(read.ok).toBe(false);
  expect(read).toHaveProperty("error", expect.stringContaining(says));
});

test.each([
  { search: 5, says: "A search is an object of query, post_filter, aggs" },
  { search: { suggest: {} }, says: "A search is an object of query, post_filter, aggs" },
  {
    search: { aggs: { a: { histogram: {} } } },
    says: "aggs[0] has histogram, which is not understood; understood are filter",
  },
  { search: { aggs: { a: { terms: { field: "b", size: 0 } } } }, says: "aggs[0].terms.size must be a whole number" },
  { search: { aggs: { a: { range: { field: "b" } } } }, says: "aggs[0].range.ranges must be a list" },
  {
    search: { aggs: { a: { terms: { field: "b" }, aggs: {} } } },
    says: "aggs[0] may hold aggregations only beside a filter.",
  },
  { search: { sort: [{ price: "up" }] }, says: "sort[0].order must be one of asc, desc." },
  { search: { sort: [{ price: { mode: "avg" } }] }, says: "sort[0] has mode, which is not understood" },
  { search: { min_score: "much" }, says: "min_score must be a number." },
  { search: { _source: Array.from({ length: 201 }, String) }, says: "_source must name at most 200 fields." },
])("a search is refused: $says", ({ search, says }) => {
  expect(parseSearch(search)).toHaveProperty("error", expect.stringContaining(says));
});

test("whatever is sent is answered or refused in a sentence", () => {
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
      else expect(read.error).toMatch(/^[\w.[\] ]+(must|has|is|lies|may) .+\.$/);
    }),
    { numRuns: 2000 },
  );
});
