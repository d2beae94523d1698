import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { readList } from "#contract/catalog/listAnswer.ts";
import type { ListFilter, ListSearch } from "#domain/catalog/listSearch.ts";

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
const attributes = [
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
const shape: ListFilter = { code: "shape", perVariant: false, options: ["panto", "round"] };
const zl = (minor: number) => ({ minor, currency: "PLN" });

test("shows the variant that matches the filters: its colour, size, price and address", () => {
  const nela = {
    ...document,
    rim: "full",
    material: "acetate",
    finish: "havana",
    width: 48,
    lens_height: 43,
    bridge: 21,
    length: 145,
    total_width: 130,
    looks: [
      { sku: "HL-NELA-HAVANA-48", color: "55", label: "Szylkret", finish: "havana" },
      { sku: "HL-NELA-BLACK-48", color: "49", label: "Czarny", finish: "black" },
    ],
  };
  const black51 = {
    sku: "HL-NELA-BLACK-51",
    color: 49,
    finish: "black",
    width: 51,
    lens_height: 45,
    total_width: 136,
    price_incl_tax: 299,
    stock: { is_in_stock: true },
  };
  const variantsOf = (...rows: readonly object[]) => ({ hits: { hits: rows.map((row) => ({ _source: row })) } });
  const shownAs = (matches: object) =>
    read({ hits: { total: 1, hits: [{ _source: nela, inner_hits: matches }] } }).products[0];
  const wine51 = { ...black51, sku: "HL-NELA-WINE-51", color: 50, finish: "wine" };
  expect(shownAs({ variants_with_words: variantsOf(black51) })).toMatchObject({ matchingSku: "HL-NELA-BLACK-51" });
  expect(shownAs({ variants: variantsOf(wine51, black51), variants_with_words: variantsOf(black51) })).toMatchObject({
    matchingSku: "HL-NELA-BLACK-51",
  });
  expect(shownAs({ variants: variantsOf(wine51), variants_with_words: variantsOf(black51) })).toMatchObject({
    matchingSku: "HL-NELA-WINE-51",
  });
  expect(shownAs({ variants: variantsOf(black51) })).toMatchObject({
    matchingSku: "HL-NELA-BLACK-51",
    price: { current: zl(299_00), reduction: null },
    frame: { finish: "black", lensWidth: 51, lensHeight: 45, bridge: 21, totalWidth: 136 },
    looks: [
      { sku: "HL-NELA-BLACK-51", finish: "black", price: null },
      {
        sku: "HL-NELA-HAVANA-48",
        finish: "havana",
        price: { current: zl(279_00), reduction: { lowestOf30Days: zl(299_00) } },
        measures: { lensWidth: 48, lensHeight: 43, totalWidth: 130 },
      },
    ],
  });
});

test("counts products of variants, and those without variants", () => {
  const facets = [{ code: "color", perVariant: true, size: 10 }];
  const bucket = (key: number, variants: number, products: number) => ({
    key,
    doc_count: variants,
    products: { doc_count: products },
  });
  const { facets: counted } = read(
    {
      hits: { total: 3, hits: [] },
      aggregations: {
        others: {
          doc_count: 3,
          of_variants: { doc_count: 9, matching: { doc_count: 5, agg_terms_color: { buckets: [bucket(55, 4, 2)] } } },
          without_variants: { doc_count: 1, agg_terms_color: { buckets: [{ key: 55, doc_count: 1 }] } },
        },
      },
      attribute_metadata: attributes,
    },
    facets,
  );
  expect(counted[0]?.options).toMatchObject([{ id: "55", label: "Szylkret", count: 3 }]);
});

test("reads a card's values from the document and its labels from the attributes beside the hits", () => {
  const { products, total } = read({
    hits: { total: { value: 88 }, hits: [{ _source: document }] },
    attribute_metadata: attributes,
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

test("shows an option without a label by its value", () => {
  const own = { ...document, brand: "okno-27", attributes_metadata: [] };
  expect(
    read({ hits: { total: 1, hits: [{ _source: own }] }, attribute_metadata: attributes }).products[0]?.brand,
  ).toBe("okno-27");
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
  ["at the top level", { agg_terms_shape: shapes, agg_range_price: prices }],
  [
    "nested in their filters",
    { own_shape: { doc_count: 9, agg_terms_shape: shapes }, others: { doc_count: 5, agg_range_price: prices } },
  ],
])("reads counts %s, in the order of the attribute's options", (_name, aggregations) => {
  const answer = { hits: { total: 0, hits: [] }, aggregations, attribute_metadata: attributes };
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

test("reads an answer without counts as a facet without options", () => {
  expect(read({ hits: { total: 0, hits: [] } }, facets).facets[0]?.options).toEqual([]);
});

test("keeps a chosen option without products, so that it can be removed", () => {
  const answer = {
    hits: { total: 0, hits: [] },
    aggregations: { own_shape: { agg_terms_shape: { buckets: [] } } },
    attribute_metadata: attributes,
  };
  expect(read(answer, facets, [shape]).facets[0]?.options).toEqual([
    { id: "round", label: "Okrągłe", count: 0 },
    { id: "panto", label: "Panto", count: 0 },
  ]);
});

test("reads the finish of a colour where it is known", () => {
  const color: ListSearch["facets"] = [{ code: "color", perVariant: true, size: 10 }];
  const buckets = [
    { key: "55", doc_count: 3 },
    { key: "77", doc_count: 1 },
  ];
  const answer = {
    hits: { total: 0, hits: [] },
    aggregations: { agg_terms_color: { buckets } },
    attribute_metadata: attributes,
  };
  expect(read(answer, color).facets[0]?.options).toEqual([
    { id: "55", label: "Szylkret", count: 3, finish: "havana" },
    { id: "77", label: "Tęczowy", count: 1 },
  ]);
});
