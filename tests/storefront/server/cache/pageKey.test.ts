import * as fc from "fast-check";
import { expect, test } from "vitest";
import { knownAddress, pageKey } from "#server/cache/pageKey.ts";
import { parsePageQuery } from "../support/pageQuery.ts";

const list = "/c/okulary";
const keyOf = (store: string, pathname: string, search: string) => pageKey(store, { pathname, search }, parsePageQuery);

test.each([
  ["?utm_source=mail&utm_campaign=lato", ""],
  ["?fbclid=abc", ""],
  ["?shape=panto&gclid=x", "?shape=panto"],
  ["?shape=round&shape=panto", "?shape=panto&shape=round"],
  ["?page=2&shape=b&utm_source=x&shape=a", "?page=2&shape=a&shape=b"],
  ["?query_string=nela+rose", "?query_string=nela%20rose"],
  ["?contactlens_wear_period=1&session=1", "?contactlens_wear_period=1"],
])("returns the same key for %s and %s", (one, other) => {
  expect(keyOf("pl", list, one)).toBe(keyOf("pl", list, other));
});

test.each([
  ["?shape=panto", "?shape=round"],
  ["?page=1", "?page=2"],
  ["?step=shipping", ""],
  ["?shape=a&color=b", "?shape=b&color=a"],
  ["?shape=a%26color%3Db", "?shape=a&color=b"],
])("returns different keys for %s and %s", (one, other) => {
  expect(keyOf("pl", list, one)).not.toBe(keyOf("pl", list, other));
});

test("returns different keys for other store views and paths", () => {
  const keys = [keyOf("pl", "/", ""), keyOf("de", "/", ""), keyOf("pl", "/cart", ""), keyOf("pl", "/?cart", "")];
  expect(new Set(keys).size).toBe(keys.length);
});

test("an address too long to be anybody's is not kept", () => {
  expect(keyOf("pl", list, `?query_string=${"x".repeat(1001)}`)).toBeNull();
});

test("the order of a name's values, and what nobody knows, make no difference", () => {
  const shapes = fc.array(fc.string({ maxLength: 8 }), { maxLength: 6 });
  const written = (values: readonly string[]) => `?${new URLSearchParams(values.map((value) => ["shape", value]))}`;
  fc.assert(
    fc.property(shapes, fc.string({ maxLength: 8 }), (values, foreign) => {
      const more = `&${new URLSearchParams({ utm_term: foreign })}`;
      expect(keyOf("pl", list, written(values.toReversed()) + more)).toBe(keyOf("pl", list, written(values)));
    }),
  );
});

test("the routes get what they know, in the one form of its address", () => {
  const given = new URL("http://shop.test/c/okulary?page=2&shape=round%20x&utm_source=x&shape=panto#frames");
  expect(knownAddress(given, parsePageQuery).href).toBe("http://shop.test/c/okulary?page=2&shape=panto&shape=round+x");
});
