import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPlainAddresses } from "#app/state/plainAddresses.ts";
import { productPath } from "#domain/product/href.ts";

const origin = "https://shop.example";
const pathOf = ({ pathname, search }: URL) => pathname + search;

function known() {
  const addresses = createPlainAddresses();
  addresses.learn([
    { parentSku: "FR-1", slug: "nela", plainPath: "/nela" },
    { slug: "damskie", plainPath: "/okulary/damskie" },
    { identifier: "loyalty-card", plainPath: "/loyalty-card" },
  ]);
  const routeOf = (address: string) => {
    const url = new URL(address, origin);
    addresses.toRoute(url);
    return pathOf(url);
  };
  const plainOf = (path: string) => {
    const url = new URL(path, origin);
    addresses.toPlain(url);
    return pathOf(url);
  };
  return { addresses, routeOf, plainOf };
}

test.each([
  ["/nela", "/p/FR-1/nela"],
  ["/nela?childSku=FR-1-BLACK", "/p/FR-1/nela/FR-1-BLACK"],
  ["/okulary/damskie", "/c/damskie"],
  ["/okulary/damskie?shape=panto&page=2", "/c/damskie?shape=panto&page=2"],
  ["/loyalty-card", "/i/loyalty-card"],
  ["/unknown?childSku=X", "/unknown?childSku=X"],
  ["/cart", "/cart"],
])("%s is shown by the route %s", (address, path) => {
  const { routeOf, plainOf } = known();
  expect(routeOf(address)).toBe(path);
  expect(plainOf(path)).toBe(address);
});

test.each([
  ["/p/FR-1/nela/FR-1/BLACK", null],
  ["/p/FR-1/nela/FR-1-BLACK", ["/nela", "/p/FR-1/nela"]],
  ["/c/damskie", ["/okulary/damskie", "/c/damskie"]],
  ["/cart", null],
])("the page of the route %s has the address %j", (path, address) => {
  expect(known().addresses.addressOf(path)).toEqual(address);
});

test("a product without a plain address keeps that of its route", () => {
  expect(known().plainOf("/p/FR-9/other")).toBe("/p/FR-9/other");
});

test("any variant survives the way from its route to the plain address and back", () => {
  const { routeOf, plainOf } = known();
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (sku) => {
      fc.pre(sku !== "FR-1" && sku !== "." && sku !== "..");
      const path = productPath({ parentSku: "FR-1", slug: "nela" }, sku);
      expect(decodeURIComponent(routeOf(plainOf(path)))).toBe(decodeURIComponent(path));
    }),
  );
});

test("a path that a category and a product have stays the category's", () => {
  const { addresses, routeOf, plainOf } = known();
  addresses.learn({ parentSku: "FR-2", slug: "x", plainPath: "/okulary/damskie" });
  expect(routeOf("/okulary/damskie")).toBe("/c/damskie");
  expect(plainOf("/p/FR-2/x")).toBe("/p/FR-2/x");
});

test.each([
  ["category first", ["c", "p", "i"]],
  ["page of text first", ["i", "p", "c"]],
  ["product first", ["p", "i", "c"]],
])("a path that three pages have is the category's, %s", (_, order) => {
  const { addresses, routeOf, plainOf } = known();
  const plainPath = "/sale-of-the-day";
  const pages: Readonly<Record<string, object>> = {
    c: { slug: "sale", plainPath },
    p: { parentSku: "FR-3", slug: "y", plainPath },
    i: { identifier: "sale-of-the-day", plainPath },
  };
  order.forEach((kind) => addresses.learn(pages[kind]));
  expect(routeOf(plainPath)).toBe("/c/sale");
  expect(plainOf("/p/FR-3/y")).toBe("/p/FR-3/y");
  expect(plainOf("/i/sale-of-the-day")).toBe("/i/sale-of-the-day");
});

test("a path that a product and a page of text have is the product's, whichever was loaded first", () => {
  const { addresses, routeOf, plainOf } = known();
  addresses.learn({ identifier: "nela", plainPath: "/nela" });
  addresses.learn({ parentSku: "FR-4", slug: "z", plainPath: "/loyalty-card" });
  expect([routeOf("/nela"), routeOf("/loyalty-card")]).toEqual(["/p/FR-1/nela", "/p/FR-4/z"]);
  expect(plainOf("/i/loyalty-card")).toBe("/i/loyalty-card");
});

test("a product that is renamed at its path is shown there by its new route", () => {
  const { addresses, routeOf, plainOf } = known();
  addresses.learn({ parentSku: "FR-1", slug: "nela-new", plainPath: "/nela" });
  expect(routeOf("/nela")).toBe("/p/FR-1/nela-new");
  expect(plainOf("/p/FR-1/nela")).toBe("/p/FR-1/nela");
});
