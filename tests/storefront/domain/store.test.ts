import * as fc from "fast-check";
import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { storeViewOf, withoutPrefix, withPrefix } from "#domain/store.ts";

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
])("%s lies in the store %s and leads to %s", (pathname, code, redirect) => {
  const found = storeViewOf(pathname, configuration.storeViews);
  expect({ code: found.storeView.code, redirect: found.redirect }).toEqual({ code, redirect });
});

test("a shop without a default store is a bug", () => {
  expect(() => storeViewOf("/", [])).toThrow("without a prefix");
});

test.each([
  ["/", "", "/"],
  ["/cart", "", "/cart"],
  ["/", "/de", "/de"],
  ["/cart", "/de", "/de/cart"],
])("%s under the prefix %j is %s", (pathname, prefix, expected) => {
  expect(withPrefix(pathname, { prefix })).toBe(expected);
});

test.each([
  ["/de", "/"],
  ["/de/", "/"],
  ["/de/cart", "/cart"],
  ["/design", "/design"],
  ["/cart", "/cart"],
  ["/de//evil.example", "/evil.example"],
])("%s without the prefix /de is %s", (pathname, expected) => {
  expect(withoutPrefix(pathname, { prefix: "/de" })).toBe(expected);
});

const path = fc.array(fc.stringMatching(/^[\w-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);

test("a prefix that was added can be taken away again", () => {
  fc.assert(
    fc.property(path, fc.constantFrom(...configuration.storeViews), (pathname, store) => {
      expect(withoutPrefix(withPrefix(pathname, store), store)).toBe(pathname);
    }),
  );
});
