import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addressFault } from "#server/http/pageAddress.ts";
import { testShop } from "../support/testShop.ts";

const own = "http://shop.test";

test.each([
  ["//", "/"],
  ["///", "/"],
  ["//:", "/:"],
  ["//[/", "/[/"],
  ["//a@b/", "/a@b/"],
  ["//elsewhere.test/c/okulary?page=2", "/elsewhere.test/c/okulary?page=2"],
  ["/c//okulary", "/c/okulary"],
  ["/pl//elsewhere.test", "/pl/elsewhere.test"],
  ["/de///elsewhere.test", "/de/elsewhere.test"],
  // The parser of addresses reads a backslash as a slash.
  ["/\\elsewhere.test", "/elsewhere.test"],
  ["/pl/\\elsewhere.test", "/pl/elsewhere.test"],
  ["/c/..//elsewhere.test", "/elsewhere.test"],
])("%s is sent to %s", async (target, location) => {
  const answer = await testShop().get(target);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, location]);
});

test.each([
  ["/%00", 400],
  ["/c/%0d%0aSet-Cookie:a=b", 400],
  ["/%7f", 400],
  ["/%zz", 400],
  ["/%c0%af", 400],
  [`/${"a".repeat(2000)}`, 414],
])("%s is refused with %i before a page is made", async (target, status) => {
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

test.each(["/", "/c/okulary", "/c/./okulary", "/c/../cart", "/%2F%2Felsewhere.test", "/%5Celsewhere.test", "/a@b/"])(
  "%s is answered by a page",
  async (target) => {
    expect((await testShop().get(target)).status).toBe(200);
  },
);

test("no path leads to another host, or to another redirect of its kind", () => {
  const piece = fc.oneof(
    fc.constantFrom("/", "\\", ":", "@", "[", ".", "..", "pl", "de", "%2f", "%5c", "é"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const target = `${own}/${pieces.join("")}`;
      if (!URL.canParse(target)) return;
      const fault = addressFault(new URL(target));
      if (fault?.status !== 308) return;
      const next = new URL(fault.location, own);
      expect(next.origin).toBe(own);
      expect(addressFault(next)).toBeNull();
    }),
  );
});

test("a redirect from a store's code leads to no other host", async () => {
  const shop = testShop();
  const first = await shop.get("/pl//elsewhere.test");
  const second = await shop.get(first.headers.get("location") ?? "");
  expect([second.status, second.headers.get("location")]).toEqual([301, "/elsewhere.test"]);
});
