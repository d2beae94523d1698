import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListRules } from "#domain/catalog/facetSetting.ts";
import {
  type ListAddress,
  listHref,
  parseQuery,
  readListAddress,
  toListQuery,
  withChosen,
  withKnownOptions,
  withoutFilters,
  writeQuery,
} from "#domain/catalog/listAddress.ts";

describe("ListAddress", () => {
  const rules: ListRules = {
    facets: [
      { code: "shape", shows: "shape", perVariant: false },
      { code: "color", shows: "finish", perVariant: true },
      { code: "width", shows: "millimetres", perVariant: true },
      { code: "price", shows: "price", perVariant: false },
    ],
    sortIds: ["latest", "price-low-to-high"],
    priceIds: ["-100", "100-250", "250-500", "500-"],
  };

  const empty: ListAddress = { chosen: {}, sort: null, page: 1, text: null };

  test.each<[name: string, query: Parameters<typeof readListAddress>[0], expected: Partial<ListAddress>]>([
    ["an empty query", {}, {}],
    ["one option", { shape: "panto" }, { chosen: { shape: ["panto"] } }],
    ["several options of a facet", { shape: ["panto", "round"] }, { chosen: { shape: ["panto", "round"] } }],
    ["the same option twice as one", { shape: ["panto", "panto"] }, { chosen: { shape: ["panto"] } }],
    ["a range of millimetres", { width: "46-55" }, { chosen: { width: ["46-55"] } }],
    ["a range without an upper end", { width: "46-" }, { chosen: { width: ["46-"] } }],
    ["a range of prices", { price: "100-250" }, { chosen: { price: ["100-250"] } }],
    ["only the first range of prices", { price: ["100-250", "500-"] }, { chosen: { price: ["100-250"] } }],
    ["a sort order", { sort: "price-low-to-high" }, { sort: "price-low-to-high" }],
    ["a page", { page: "3" }, { page: 3 }],
    ["a search term, trimmed", { query_string: "  nela " }, { text: "nela" }],
    ["an unknown facet as none", { flavour: "sweet" }, {}],
    ["an unknown range of prices as none", { price: "7-13" }, {}],
    ["a range without numbers as none", { width: "wide" }, {}],
    ["a reversed range as none", { width: "55-46" }, {}],
    ["an unknown sort order as none", { sort: "beauty" }, {}],
    ["page 0 as the first", { page: "0" }, {}],
    ["a negative page as the first", { page: "-2" }, {}],
    ["a page that is not a number as the first", { page: "two" }, {}],
    ["a search term without control characters and lost letters", { query_string: "a\u0000b\uFFFD" }, { text: "a b" }],
    ["a search term of nothing else as none", { query_string: "\u0000\uFFFD" }, {}],
    ["an empty search term as none", { query_string: "  " }, {}],
    ["an empty option as none", { shape: "" }, {}],
  ])("reads %s", (_name, query, expected) => {
    expect(readListAddress(query, rules)).toEqual({ ...empty, ...expected });
  });

  const option = fc.constantFrom("panto", "round", "oval");
  const address: fc.Arbitrary<ListAddress> = fc.record({
    chosen: fc
      .record({
        shape: fc.uniqueArray(option, { maxLength: 3 }),
        width: fc.constantFrom([], ["46-55"], ["46-"], ["-55"]),
        price: fc.constantFrom([], ["-100"], ["500-"]),
      })
      .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0))),
    sort: fc.constantFrom(null, ...rules.sortIds),
    page: fc.integer({ min: 1, max: 200 }),
    text: fc.option(fc.constantFrom("nela", "okno 27", "żółte")),
  });

  test("reads back every address that it writes", () => {
    fc.assert(
      fc.property(address, (given) => {
        expect(readListAddress(toListQuery(given), rules)).toEqual(given);
      }),
    );
  });

  test("any query results in an address that can be written and read back", () => {
    const query = fc.dictionary(
      fc.oneof(fc.constantFrom("shape", "width", "price", "sort", "page", "query_string"), fc.string()),
      fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 })),
    );
    fc.assert(
      fc.property(query, (given) => {
        const read = readListAddress(given, rules);
        expect(readListAddress(toListQuery(read), rules)).toEqual(read);
      }),
    );
  });

  test("another filter returns to the first page and keeps search term and sort order", () => {
    const before = { ...empty, sort: "latest", page: 4, text: "nela", chosen: { shape: ["panto"] } };
    expect(withChosen(before, "color", ["55"])).toEqual({
      ...before,
      page: 1,
      chosen: { shape: ["panto"], color: ["55"] },
    });
    expect(withChosen(before, "shape", [])).toEqual({ ...before, page: 1, chosen: {} });
    expect(withoutFilters(before)).toEqual({ ...before, page: 1, chosen: {} });
  });

  test("withKnownOptions removes options that do not exist and keeps ranges", () => {
    const requested = { ...empty, chosen: { shape: ["panto", "heart"], color: ["999"], width: ["46-55"] } };
    const known = withKnownOptions(requested, { shape: ["panto", "round"], color: ["55"] });
    expect(known.chosen).toEqual({ shape: ["panto"], width: ["46-55"] });
  });
});

describe("AddressQuery", () => {
  test.each([
    ["", {}],
    ["?page=2", { page: "2" }],
    ["?shape=panto&shape=round&shape=oval", { shape: ["panto", "round", "oval"] }],
    ["?query_string=%C5%BC%C3%B3%C5%82te+okulary", { query_string: "żółte okulary" }],
    ["?page", { page: "" }],
    ["?query_string=a%00b&q=%ffb%EF%BF%BD", { query_string: "a b", q: " b " }],
    ["?toString=1&__proto__=2", JSON.parse('{"toString": "1", "__proto__": "2"}')],
  ])("parses %s as %j", (text, query) => {
    expect(parseQuery(text)).toEqual(query);
  });

  test("parses every query that it writes", () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (query) => {
        expect(parseQuery(writeQuery(query))).toEqual({ ...query });
      }),
    );
  });

  test("listHref contains filters, sort order and page", () => {
    const address = {
      chosen: { shape: ["panto", "round"], width: ["46-55"] },
      sort: "price-low-to-high",
      page: 2,
      text: null,
    };
    expect(listHref("/de", { slug: "korrektionsbrillen" }, address)).toBe(
      "/de/c/korrektionsbrillen?shape=panto&shape=round&width=46-55&sort=price-low-to-high&page=2",
    );
  });
});
