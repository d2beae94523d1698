import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery, writeQuery } from "#domain/catalog/addressQuery.ts";
import { listHref } from "#domain/catalog/listHref.ts";

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
