import * as fc from "fast-check";
import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { languages, perLanguage, storeViewOf, withoutPrefix, withPrefix } from "#domain/store.ts";

test.each([
  ["/", "pl", null],
  ["/cart", "pl", null],
  ["/de", "de", null],
  ["/de/", "de", null],
  ["/de/cart", "de", null],
  ["/design", "pl", null],
  ["/p/de/x", "pl", null],
  ["/pl", "pl", "/"],
  ["/pl/", "pl", "/"],
  ["/pl/p/FR-100/frame", "pl", "/p/FR-100/frame"],
  ["/plain", "pl", null],
  ["/en/cart", "pl", null],
  ["/pl//evil.example", "pl", "/evil.example"],
  ["/pl/\\evil.example", "pl", "/evil.example"],
])("storeViewOf %s is the store %s, with a redirect to %s", (pathname, code, redirect) => {
  const found = storeViewOf(pathname, configuration.storeViews);
  expect({ code: found.storeView.code, redirect: found.redirect }).toEqual({ code, redirect });
});

test("storeViewOf throws if there is no default store view", () => {
  expect(() => storeViewOf("/", [])).toThrow("There is no default store view");
});

test.each([
  ["/", "", "/"],
  ["/cart", "", "/cart"],
  ["/", "/de", "/de"],
  ["/cart", "/de", "/de/cart"],
])("withPrefix of %s and %j is %s", (pathname, prefix, expected) => {
  expect(withPrefix(pathname, { prefix })).toBe(expected);
});

test.each([
  ["/de", "/"],
  ["/de/", "/"],
  ["/de/cart", "/cart"],
  ["/design", "/design"],
  ["/cart", "/cart"],
  ["/de//evil.example", "/evil.example"],
])("withoutPrefix of %s and /de is %s", (pathname, expected) => {
  expect(withoutPrefix(pathname, { prefix: "/de" })).toBe(expected);
});

const path = fc.array(fc.stringMatching(/^[\w-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);

test("withoutPrefix reverses withPrefix", () => {
  fc.assert(
    fc.property(path, fc.constantFrom(...configuration.storeViews), (pathname, store) => {
      expect(withoutPrefix(withPrefix(pathname, store), store)).toBe(pathname);
    }),
  );
});

test("perLanguage returns a result for each language", () => {
  const results = perLanguage((language) => `text in ${language}`);
  expect(Object.keys(results)).toEqual(languages);
  expect(results.de).toBe("text in de");
});
