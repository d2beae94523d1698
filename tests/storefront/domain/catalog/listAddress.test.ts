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

describe("listAddress", () => {
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

  const nothing: ListAddress = { chosen: {}, sort: null, page: 1, text: null };

  test.each<[name: string, query: Parameters<typeof readListAddress>[0], expected: Partial<ListAddress>]>([
    ["an empty query asks for the first page of everything", {}, {}],
    ["one option", { shape: "panto" }, { chosen: { shape: ["panto"] } }],
    ["several options of a facet", { shape: ["panto", "round"] }, { chosen: { shape: ["panto", "round"] } }],
    ["the same option twice counts once", { shape: ["panto", "panto"] }, { chosen: { shape: ["panto"] } }],
    ["a range of millimetres", { width: "46-55" }, { chosen: { width: ["46-55"] } }],
    ["a range that is open above", { width: "46-" }, { chosen: { width: ["46-"] } }],
    ["a range of prices", { price: "100-250" }, { chosen: { price: ["100-250"] } }],
    ["one range of prices only", { price: ["100-250", "500-"] }, { chosen: { price: ["100-250"] } }],
    ["an order", { sort: "price-low-to-high" }, { sort: "price-low-to-high" }],
    ["a page", { page: "3" }, { page: 3 }],
    ["what is searched for, tidied", { query_string: "  nela " }, { text: "nela" }],
    ["an unknown facet is ignored", { flavour: "sweet" }, {}],
    ["an unknown range of prices is ignored", { price: "7-13" }, {}],
    ["a range of nonsense is ignored", { width: "wide" }, {}],
    ["a range upside down is ignored", { width: "55-46" }, {}],
    ["an unknown order is ignored", { sort: "beauty" }, {}],
    ["page 0 is ignored", { page: "0" }, {}],
    ["a negative page is ignored", { page: "-2" }, {}],
    ["a page that is no number is ignored", { page: "two" }, {}],
    ["an empty search is none", { query_string: "  " }, {}],
    ["an empty option is none", { shape: "" }, {}],
  ])("%s", (_name, query, expected) => {
    expect(readListAddress(query, rules)).toEqual({ ...nothing, ...expected });
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

  test("what is written into an address is read from it", () => {
    fc.assert(
      fc.property(address, (given) => {
        expect(readListAddress(toListQuery(given), rules)).toEqual(given);
      }),
    );
  });

  test("no query at all makes an address that cannot be read again", () => {
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

  test("another choice begins at the first page, and leaves search and order alone", () => {
    const before = { ...nothing, sort: "latest", page: 4, text: "nela", chosen: { shape: ["panto"] } };
    expect(withChosen(before, "color", ["55"])).toEqual({
      ...before,
      page: 1,
      chosen: { shape: ["panto"], color: ["55"] },
    });
    expect(withChosen(before, "shape", [])).toEqual({ ...before, page: 1, chosen: {} });
    expect(withoutFilters(before)).toEqual({ ...before, page: 1, chosen: {} });
  });

  test("options that do not exist are dropped, ranges stay", () => {
    const asked = { ...nothing, chosen: { shape: ["panto", "heart"], color: ["999"], width: ["46-55"] } };
    const known = withKnownOptions(asked, { shape: ["panto", "round"], color: ["55"] });
    expect(known.chosen).toEqual({ shape: ["panto"], width: ["46-55"] });
  });
});

describe("addressQuery", () => {
  test.each([
    ["", {}],
    ["?page=2", { page: "2" }],
    ["?shape=panto&shape=round&shape=oval", { shape: ["panto", "round", "oval"] }],
    ["?query_string=%C5%BC%C3%B3%C5%82te+okulary", { query_string: "żółte okulary" }],
    ["?page", { page: "" }],
    ["?toString=1&__proto__=2", JSON.parse('{"toString": "1", "__proto__": "2"}')],
  ])("%s is read as %j", (text, query) => {
    expect(parseQuery(text)).toEqual(query);
  });

  test("what is written is read again", () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (query) => {
        expect(parseQuery(writeQuery(query))).toEqual({ ...query });
      }),
    );
  });

  test("the address of a narrowed list", () => {
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
