import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { endpoints } from "#contract/endpoints.ts";
import { toWireListQuery } from "#contract/catalog/list.ts";
import { readList } from "#contract/catalog/listAnswer.ts";
import type { ListFilter, ListSearch } from "#domain/catalog/listSearch.ts";

const rules = { ...configuration.search, listOutOfStockProducts: true };

const search: ListSearch = {
  categoryIds: [29, 41],
  text: null,
  filters: [],
  facets: [],
  order: { by: "price", direction: "ascending" },
  start: 50,
  size: 50,
};

const bodyOf = (changes: Partial<ListSearch>, given = rules) =>
  JSON.parse(toWireListQuery({ ...search, ...changes }, given).request ?? "");
const must = (body: { query: { bool: { filter: { bool: { must: unknown[] } } } } }) => body.query.bool.filter.bool.must;

const shape: ListFilter = { code: "shape", perVariant: false, options: ["panto", "round"] };
const width: ListFilter = { code: "width", perVariant: true, range: { from: 46, to: 55 } };
const price: ListFilter = { code: "price", above: 100, upTo: 250 };

test("a category is asked for what is visible and enabled in it, by gross price, from the second page on", () => {
  expect(must(bodyOf({}))).toEqual([
    { terms: { visibility: [2, 3, 4] } },
    { terms: { status: [0, 1] } },
    { terms: { category_ids: [29, 41] } },
  ]);
  expect(toWireListQuery(search, rules)).toMatchObject({ from: "50", size: "50", sort: "final_price_incl_tax:asc" });
});

test("what is sold out is left out when the shop does not list it", () => {
  expect(must(bodyOf({}, { ...rules, listOutOfStockProducts: false }))).toContainEqual({
    terms: { "stock.is_in_stock": [true] },
  });
});

test("a shelf asks for a flag", () => {
  expect(must(bodyOf({ categoryIds: null, flag: "bestseller" }))).toContainEqual({ terms: { bestseller: [true] } });
});

test.each<[string, ListFilter, unknown]>([
  ["options of the product", shape, { terms: { shape: ["panto", "round"] } }],
  [
    "options of its variants, which lie in a twin",
    { code: "color", perVariant: true, options: ["55"] },
    { terms: { color_options: ["55"] } },
  ],
  ["millimetres, both ends included", width, { range: { width_options: { gte: 46, lte: 55 } } }],
  [
    "millimetres, open below",
    { code: "bridge", perVariant: true, range: { from: null, to: 18 } },
    { range: { bridge_options: { lte: 18 } } },
  ],
  ["a price above the one and up to the other", price, { range: { final_price_incl_tax: { gt: 100, lte: 250 } } }],
  [
    "a price above the last range",
    { code: "price", above: 500, upTo: null },
    { range: { final_price_incl_tax: { gt: 500 } } },
  ],
])("filters by %s", (_name, filter, clause) => {
  expect(bodyOf({ filters: [filter] }).post_filter).toEqual({ bool: { must: [clause] } });
});

test("each facet is counted without its own filter, the others with all", () => {
  const facets = ["shape", "brand"].map((code) => ({ code, perVariant: false, size: 100 }));
  const clause = { terms: { shape: ["panto", "round"] } };
  expect(bodyOf({ facets, filters: [shape] }).aggs).toEqual({
    others: {
      filter: { bool: { must: [clause] } },
      aggs: { agg_terms_brand: { terms: { field: "brand", size: 100 } } },
    },
    own_shape: {
      filter: { bool: { must: [] } },
      aggs: { agg_terms_shape: { terms: { field: "shape", size: 100 } } },
    },
  });
});

test("a search by name asks for spellings that are nearly right, and for the beginning of words", () => {
  const body = bodyOf({ text: "nela" });
  const [{ bool }] = [body.query.bool.must].flat();
  expect(bool.should).toContainEqual({
    multi_match: expect.objectContaining({
      query: "nela",
      fields: ["name^4", "sku^2", "category.name^1"],
      fuzziness: 2,
      prefix_length: 2,
    }),
  });
  expect(body.min_score).toBe(0.02);
});

const document = {
  id: 580,
  sku: "HL-NELA",
  type: "prescription-glasses",
  name: "Nela",
  slug: "nela-panto",
  brand: "halny",
  shape: "panto",
  price_incl_tax: 279,
  lowest_price_30_days: 299,
  stock: { is_in_stock: true, qty: 3 },
  newProduct: true,
  bestseller: 0,
  promotion: "1",
  looks: [
    { sku: "HL-NELA-HAVANA-48", label: "Szylkret", finish: "havana" },
    { sku: "HL-NELA-BLACK-48", label: "Czarny", finish: "black", price_incl_tax: 349 },
  ],
};
const words = [
  { attribute_code: "brand", default_frontend_label: "Marka", options: [{ value: "halny", label: "Halny" }] },
  {
    attribute_code: "shape",
    default_frontend_label: "Kształt",
    options: [
      { value: "round", label: "Okrągłe" },
      { value: "panto", label: "Panto" },
    ],
  },
  {
    attribute_code: "color",
    default_frontend_label: "Kolor",
    options: [
      { value: "55", label: "Szylkret", swatch: "havana" },
      { value: "77", label: "Tęczowy", swatch: "rainbow" },
    ],
  },
];

const read = (answer: unknown, facets: ListSearch["facets"] = [], filters: ListSearch["filters"] = []) =>
  readList(endpoints.productList.result("PLN").parse(answer), { facets, filters });
const zl = (minor: number) => ({ minor, currency: "PLN" });

test("a card's facts come from the document, its words from beside the hits", () => {
  const { products, total } = read({
    hits: { total: { value: 88 }, hits: [{ _source: document }] },
    attribute_metadata: words,
  });
  expect(total).toBe(88);
  expect(products[0]).toMatchObject({
    parentSku: "HL-NELA",
    brand: "Halny",
    about: "",
    kind: "prescription-glasses",
    price: { current: zl(279_00), reduction: { lowestOf30Days: zl(299_00) } },
    isNew: true,
    isBestseller: false,
    isPromoted: true,
    looks: [
      { label: "Szylkret", price: null },
      { label: "Czarny", price: { current: zl(349_00), reduction: null } },
    ],
  });
});

test("words that come with the document win, and an unknown value is called by itself", () => {
  const own = { ...document, brand: "okno-27", attributes_metadata: [] };
  expect(read({ hits: { total: 1, hits: [{ _source: own }] }, attribute_metadata: words }).products[0]?.brand).toBe(
    "okno-27",
  );
});

const facets: ListSearch["facets"] = [
  { code: "shape", perVariant: false, size: 100 },
  {
    code: "price",
    ranges: [
      { above: null, upTo: 100 },
      { above: 100, upTo: 250 },
      { above: 500, upTo: null },
    ],
  },
];
const shapes = {
  buckets: [
    { key: "panto", doc_count: 41 },
    { key: "round", doc_count: 28 },
  ],
};
const prices = {
  buckets: [
    { key: "*-100.01", to: 100.01, doc_count: 6 },
    { key: "100.01-250.01", from: 100.01, to: 250.01, doc_count: 38 },
    { key: "500.01-*", from: 500.01, doc_count: 19 },
  ],
};

test.each([
  ["at the top", { agg_terms_shape: shapes, agg_range_price: prices }],
  [
    "inside the counts of what they were made of",
    { own_shape: { doc_count: 9, agg_terms_shape: shapes }, others: { doc_count: 5, agg_range_price: prices } },
  ],
])("counts are read %s, in the order of the attribute's options", (_name, aggregations) => {
  const answer = { hits: { total: 0, hits: [] }, aggregations, attribute_metadata: words };
  expect(read(answer, facets).facets).toEqual([
    {
      code: "shape",
      label: "Kształt",
      options: [
        { id: "round", label: "Okrągłe", count: 28 },
        { id: "panto", label: "Panto", count: 41 },
      ],
    },
    {
      code: "price",
      label: "",
      options: [
        { id: "-100", label: "", count: 6 },
        { id: "100-250", label: "", count: 38 },
        { id: "500-", label: "", count: 19 },
      ],
    },
  ]);
});

test("an answer without counts has none", () => {
  expect(read({ hits: { total: 0, hits: [] } }, facets).facets[0]?.options).toEqual([]);
});

test("an option that is filtered by is there to be dropped, also when nothing has it any more", () => {
  const answer = {
    hits: { total: 0, hits: [] },
    aggregations: { own_shape: { agg_terms_shape: { buckets: [] } } },
    attribute_metadata: words,
  };
  expect(read(answer, facets, [shape]).facets[0]?.options).toEqual([
    { id: "round", label: "Okrągłe", count: 0 },
    { id: "panto", label: "Panto", count: 0 },
  ]);
});

test("a colour is painted beside its name where its finish is known", () => {
  const color: ListSearch["facets"] = [{ code: "color", perVariant: true, size: 10 }];
  const buckets = [
    { key: "55", doc_count: 3 },
    { key: "77", doc_count: 1 },
  ];
  const answer = {
    hits: { total: 0, hits: [] },
    aggregations: { agg_terms_color: { buckets } },
    attribute_metadata: words,
  };
  expect(read(answer, color).facets[0]?.options).toEqual([
    { id: "55", label: "Szylkret", count: 3, finish: "havana" },
    { id: "77", label: "Tęczowy", count: 1 },
  ]);
});
