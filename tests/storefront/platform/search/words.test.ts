import { describe, expect, test } from "vitest";
import { search } from "#configuration/search.ts";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { wordsOf } from "#platform/search/engine/text/textIndex.ts";
import { ask, idsOf } from "./support/ask.ts";
import { textBody } from "./support/textBody.ts";

test.each([
  ["żółty", [["zolty"]]],
  ["ŁÓDŹ", [["lodz"]]],
  ["grün", [["grun", "gruen"]]],
  ["Größe", [["grosse", "groesse"]]],
  ["Übergröße", [["ubergrosse", "uebergroesse"]]],
  ["Okno 27", [["okno"], ["27"]]],
  ["HL-NELA-WINE-51", [["hl"], ["nela"], ["wine"], ["51"]]],
  ["cafe\u0301 — «Panto»", [["cafe"], ["panto"]]],
  ["— !", []],
])("splits %s into %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

const names = [
  "Aviator złoty",
  "Wayfarer czarny",
  "Okulary korekcyjne Nela",
  "Sonnenbrille grün",
  "Okno 27 żółty",
  "Brille Größe M",
  "Okno 28 granatowy",
];
const products = names.map((name, id) => ({ id, name, sku: `SKU-${id}` }));

const fuzzy = (typed: string) => ({ query: textBody(typed).query });

describe("text search", () => {
  test.each([
    { typed: "aviatro", found: [0] },
    { typed: "wayfarre", found: [1] },
    { typed: "korekcjne", found: [2] },
    { typed: "sonnenbrile", found: [3] },
    { typed: "SONNENBRILLE GRUEN", found: [3] },
    { typed: "sonnenbrille grun", found: [3] },
    { typed: "brille groesse", found: [5] },
    { typed: "zolty", found: [4] },
    { typed: "żółty", found: [4] },
    { typed: "okno 27", found: [4, 6] },
    { typed: "sku-3", found: [3, 0, 1, 2, 4, 5, 6] },
    { typed: "qqqq", found: [] },
    { typed: "!", found: [] },
  ])("finds $found for $typed", ({ typed, found }) => {
    expect(idsOf(products, fuzzy(typed))).toEqual(found);
  });

  test("requires the first letters to match", () => {
    expect(idsOf(products, fuzzy("oviator"))).toEqual([]);
  });

  test.each([
    { typed: "oku", found: [2] },
    { typed: "okulary kor", found: [2] },
    { typed: "son", found: [3] },
    { typed: "okno 2", found: [4, 6] },
    { typed: "okn", found: [4, 6] },
    { typed: "zo", found: [4] },
    { typed: "kor okulary", found: [] },
  ])("finds $found while $typed is being typed", ({ typed, found }) => {
    const query = { multi_match: { query: typed, fields: ["name^4"], type: "bool_prefix", operator: "and" } };
    expect(idsOf(products, { query })).toEqual(found);
  });
});

describe("ranking", () => {
  const first = (documents: readonly string[], query: unknown) =>
    idsOf(
      documents.map((name, id) => ({ id, name })),
      { query },
    );
  const similarTo = (query: string) => ({ match: { name: { query, fuzziness: 2, max_expansions: 50 } } });

  test("ranks an exact word before a similar one in a shorter text", () => {
    expect(first(["nelo", "a nela in a rather long name of a frame"], similarTo("nela"))).toEqual([1, 0]);
  });

  test("ranks the more similar word first", () => {
    expect(first(["nelxy", "nelx"], similarTo("nela"))).toEqual([1, 0]);
  });

  test("ranks more matching words first", () => {
    expect(first(["nela", "okno nela"], similarTo("okno nela"))).toEqual([1, 0]);
  });

  test("ranks the rarer word first", () => {
    expect(first(["okno", "okno", "okno", "nela"], { match: { name: "nela okno" } })).toEqual([3, 0, 1, 2]);
  });

  test("ranks the shorter text first", () => {
    expect(first(["nela and more words", "nela"], { match: { name: "nela" } })).toEqual([1, 0]);
  });

  test("ranks a whole word before one that starts with it", () => {
    const query = { multi_match: { query: "nel", fields: ["name"], type: "bool_prefix" } };
    expect(first(["nelania", "nel"], query)).toEqual([1, 0]);
  });

  test("ranks the field with the higher boost first", () => {
    const documents = [
      { id: 1, sku: "nela", name: "okno" },
      { id: 2, sku: "okno", name: "nela" },
    ];
    const query = (fields: readonly string[]) => ({ query: { multi_match: { query: "nela", fields } } });
    expect(idsOf(documents, query(["name^4", "sku^2"]))).toEqual([2, 1]);
    expect(idsOf(documents, query(["name^2", "sku^4"]))).toEqual([1, 2]);
  });
});

test("boosts the name by four, the sku by two and the category by one", () => {
  const documents = [
    { id: 1, name: "okno", sku: "A", category: [{ name: "nela" }] },
    { id: 2, name: "okno", sku: "nela", category: [{ name: "mirno" }] },
    { id: 3, name: "nela", sku: "C", category: [{ name: "mirno" }] },
  ];
  const { attributeBoosts } = search;
  expect(attributeBoosts).toEqual({ name: 4, sku: 2, "category.name": 1 });
  const fields = Object.entries(attributeBoosts).map(([field, boost]) => `${field}^${boost}`);
  expect(idsOf(documents, { query: { multi_match: { query: "nela", fields, tie_breaker: 1 } } })).toEqual([3, 2, 1]);
});

test("adds the scores of other fields by the tie breaker, and the weights of functions", () => {
  const documents = [
    { id: 1, name: "nela", sku: "nela", brand: "halny" },
    { id: 2, name: "nela", sku: "x", brand: "mirno" },
  ];
  const index = createIndex(documents);
  const match = (tie_breaker: number) => ({ multi_match: { query: "nela", fields: ["name", "sku"], tie_breaker } });
  const scores = (query: unknown) => ask(index, { query }).hits.map(({ document, score }) => [document.id, score]);
  const [[, alone] = []] = scores({ match: { name: "nela" } });
  expect(Object.fromEntries(scores(match(0)))[2]).toBe(alone);
  expect(scores(match(1))[0]?.[0]).toBe(1);
  const functions = [{ filter: { match: { brand: "mirno" } }, weight: 5 }];
  const weighed = (boost_mode: string) =>
    Object.fromEntries(scores({ function_score: { query: { term: { id: 2 } }, functions, boost_mode } }));
  expect(weighed("multiply")).toEqual({ 2: 5 });
  expect(weighed("sum")).toEqual({ 2: 6 });
  expect(scores({ function_score: { query: { match_all: {} }, functions, min_score: 2 } })).toEqual([[2, 5]]);
});

test.each([
  { minimum: "75%", needs: 3, of: "a b c d" },
  { minimum: "75%25", needs: 3, of: "a b c d" },
  { minimum: "75%", needs: 2, of: "a b c" },
  { minimum: "75%", needs: 1, of: "a b" },
  { minimum: "-25%", needs: 3, of: "a b c d" },
  { minimum: -1, needs: 2, of: "a b c" },
  { minimum: 2, needs: 2, of: "a b c" },
  { minimum: 0, needs: 1, of: "a b c" },
])("requires $needs words of $of for minimum_should_match $minimum", ({ minimum, needs, of }) => {
  const documents = ["a", "a b", "a b c", "a b c d"].map((name, id) => ({ id, name }));
  const query = { match: { name: { query: of, minimum_should_match: minimum } } };
  expect(idsOf(documents, { query, sort: ["id"] })).toEqual([0, 1, 2, 3].filter((id) => id + 1 >= needs));
});

test("finds phrases whose words are adjacent and in order within one value", () => {
  const documents = [
    { id: 1, name: "okulary korekcyjne nela" },
    { id: 2, name: "korekcyjne okulary" },
    { id: 3, name: ["okulary", "korekcyjne"] },
    { id: 4, name: "okulary, korekcyjne!" },
  ];
  const phrase = (name: string) => idsOf(documents, { query: { match_phrase: { name } }, sort: ["id"] });
  expect(phrase("okulary korekcyjne")).toEqual([1, 4]);
  expect(phrase("korekcyjne nela")).toEqual([1]);
  expect(idsOf(documents, { query: { match_phrase_prefix: { name: "okulary korek" } }, sort: ["id"] })).toEqual([1, 4]);
  const sloppy = { name: { query: "okulary korek", slop: 2, max_expansions: 50 } };
  expect(idsOf(documents, { query: { match_phrase_prefix: sloppy }, sort: ["id"] })).toEqual([1, 4]);
});

test("treats field.keyword as the field in clauses, sorting and counts", () => {
  const documents = [
    { id: 1, sku: "B" },
    { id: 2, sku: "A" },
  ];
  const index = createIndex(documents);
  const query = { terms: { "sku.keyword": ["A", "B"] } };
  const aggs = { skus: { terms: { field: "sku.keyword" } } };
  const found = ask(index, { query, aggs, sort: [{ "sku.keyword": "asc" }] });
  expect(found.hits.map(({ document }) => document.id)).toEqual([2, 1]);
  expect(found.aggregations).toMatchObject({ skus: { buckets: [{ doc_count: 1 }, { doc_count: 1 }] } });
});

test("neither finds nor counts documents below the minimum score", () => {
  const documents = [
    { id: 1, name: "nela", color: 10 },
    { id: 2, name: "okno", color: 11 },
  ];
  const query = { bool: { filter: { exists: { field: "color" } }, should: [{ match: { name: "nela" } }] } };
  const aggs = { colors: { terms: { field: "color" } } };
  const found = ask(createIndex(documents), { query, aggs, min_score: 0.02 });
  expect(found.hits.map(({ document }) => document.id)).toEqual([1]);
  expect(found.aggregations).toMatchObject({ colors: { buckets: [{ key: 10, doc_count: 1 }] } });
});
