import * as fc from "fast-check";
import { expect, test } from "vitest";
import { knownParameters, pageKey } from "#server/pageParameters.ts";

const list = "/c/okulary";

test.each([
  ["?utm_source=mail&utm_campaign=lato", ""],
  ["?fbclid=abc", ""],
  ["?shape=panto&gclid=x", "?shape=panto"],
  ["?shape=round&shape=panto", "?shape=panto&shape=round"],
  ["?sort=price-high-to-low&shape=panto", "?shape=panto&sort=price-high-to-low"],
  ["?query_string=nela+rose", "?query_string=nela%20rose"],
  ["?contactlens_wear_period=1&session=1", "?contactlens_wear_period=1"],
])("%s asks for the same page as %s", (one, other) => {
  expect(pageKey("pl", list, one)).toBe(pageKey("pl", list, other));
});

test.each([
  ["?shape=panto", "?shape=round"],
  ["?page=1", "?page=2"],
  ["?step=shipping", ""],
  ["?shape=a&color=b", "?shape=b&color=a"],
  ["?shape=a%26color%3Db", "?shape=a&color=b"],
])("%s and %s are two pages", (one, other) => {
  expect(pageKey("pl", list, one)).not.toBe(pageKey("pl", list, other));
});

test("store views and paths are never one page", () => {
  const keys = [
    pageKey("pl", "/", ""),
    pageKey("de", "/", ""),
    pageKey("pl", "/cart", ""),
    pageKey("pl", "/?cart", ""),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("an address too long to be anybody's is not kept", () => {
  expect(pageKey("pl", list, `?query_string=${"x".repeat(1001)}`)).toBeNull();
});

test("the order of values makes no difference", () => {
  const parameter = fc.tuple(
    fc.constantFrom("shape", "color", "sort", "utm_source", "page"),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 8 }), (parameters) => {
      const written = (given: typeof parameters) => `?${new URLSearchParams(given)}`;
      expect(pageKey("pl", list, written(parameters))).toBe(pageKey("pl", list, written(parameters.toReversed())));
    }),
  );
});

test("the routes get what they know, as it was asked", () => {
  expect(knownParameters("?shape=round&utm_source=x&shape=panto&page=2")).toEqual([
    ["shape", "round"],
    ["shape", "panto"],
    ["page", "2"],
  ]);
});
