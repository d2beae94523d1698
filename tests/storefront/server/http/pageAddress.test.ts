import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addressFault } from "#server/http/pageAddress.ts";
import { testShop } from "../support/testShop.ts";

const own = "http://shop.test";

test.each([
  ["//", "/"],
  ["///", "/"],
  ["//:", "/:"],
  ["//[/", "/["],
  ["//a@b/", "/a@b"],
  ["//elsewhere.test/c/okulary?page=2", "/elsewhere.test/c/okulary?page=2"],
  ["/c//okulary", "/c/okulary"],
  ["/pl//elsewhere.test", "/pl/elsewhere.test"],
  ["/de///elsewhere.test", "/de/elsewhere.test"],
  // The URL parser reads a backslash as a slash.
  ["/\\elsewhere.test", "/elsewhere.test"],
  ["/pl/\\elsewhere.test", "/pl/elsewhere.test"],
  ["/c/..//elsewhere.test", "/elsewhere.test"],
  // What cannot be decoded is shown as a page that does not exist.
  ["/%", "/%25"],
  ["/%zz?page=2", "/%25zz?page=2"],
  ["/de/c/100%/", "/de/c/100%25"],
  ["//%c0%af", "/%25c0%25af"],
  // Letters that a program could not decode are left out.
  ["/i/x%EF%BF%BD?page=2", "/i/x?page=2"],
  ["/de/p/MR-NELA/o%ef%bf%bdwal", "/de/p/MR-NELA/owal"],
  ["/i/\uFFFD/", "/i"],
  ["/\uFFFD/elsewhere.test", "/elsewhere.test"],
])("redirects %s to %s", async (target, location) => {
  const answer = await testShop().get(target);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, location]);
});

test.each([
  ["/c/okulary/", "/c/okulary"],
  ["/c/okulary/?page=2", "/c/okulary?page=2"],
  ["/de/", "/de"],
  ["/cart/", "/cart"],
])("redirects %s, with a trailing slash, permanently to %s", async (target, location) => {
  const answer = await testShop().get(target);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
});

test.each([
  ["/%00", 400],
  ["/c/%0d%0aSet-Cookie:a=b", 400],
  ["/%7f", 400],
  [`/${"a".repeat(2000)}`, 414],
])("refuses %s with %i before rendering", async (target, status) => {
  let pages = 0;
  const shop = testShop({
    render: async () => {
      pages += 1;
      throw new Error("rendered");
    },
  });
  expect((await shop.get(target)).status).toBe(status);
  expect(pages).toBe(0);
});

test.each(["/", "/c/okulary", "/c/./okulary", "/c/../cart", "/%2F%2Felsewhere.test", "/%5Celsewhere.test", "/a@b"])(
  "renders a page for %s",
  async (target) => {
    expect((await testShop().get(target)).status).toBe(200);
  },
);

test("never redirects to another host, or twice", () => {
  const piece = fc.oneof(
    fc.constantFrom("/", "\\", ":", "@", "[", ".", "..", "pl", "de", "%2f", "%5c", "%", "%25", "%zz", "é", "\uFFFD"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const target = `${own}/${pieces.join("")}`;
      if (!URL.canParse(target)) return;
      const fault = addressFault(new URL(target));
      if (!fault || !("location" in fault)) return;
      const next = new URL(fault.location, own);
      expect(next.origin).toBe(own);
      expect(addressFault(next)).toBeNull();
    }),
  );
});

test("does not redirect a store view's code to another host", async () => {
  const shop = testShop();
  const first = await shop.get("/pl//elsewhere.test");
  const second = await shop.get(first.headers.get("location") ?? "");
  expect([second.status, second.headers.get("location")]).toEqual([301, "/elsewhere.test"]);
});
