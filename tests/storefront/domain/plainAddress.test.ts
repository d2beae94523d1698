import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { plainAddressesIn, splitVariant, withVariant } from "#domain/plainAddress.ts";
import { isFreePath } from "#domain/plainPath.ts";

test.each([
  ["/nela-panto-z-acetatu", true],
  ["/okulary-korekcyjne/okulary-damskie", true],
  ["/cart", false],
  ["/p/other", false],
  ["/legal", false],
  ["/de/frames", false],
  ["/design", true],
  ["/robots.txt", false],
  ["/two//slashes", false],
  ["//evil.example", false],
  ["/with space", false],
  ["/question?x=1", false],
  ["/", false],
  ["/..", false],
])("whether something can be shown at %s: %s", (path, isFree) => {
  expect(isFreePath(path, ["pl", "de"])).toBe(isFree);
});

test("nothing of the catalogue is shown below the path of a route", () => {
  const files = readdirSync(new URL("../../../storefront/app/routes", import.meta.url));
  const sections = files.map((file) => file.split(".")[0] ?? "").filter((section) => /^[a-z]/.test(section));
  const ownPages = sections.filter((section) => section !== "index" && section !== "pwa[");
  expect(ownPages.length).toBeGreaterThan(30);
  expect(ownPages.filter((section) => isFreePath(`/${section}`, []))).toEqual([]);
});

test("the addresses of products, categories and pages are found at any depth of an answer", () => {
  const answer = {
    categories: [{ slug: "damskie", urlPath: "okulary/damskie", plainPath: "/okulary/damskie" }],
    product: {
      parentSku: "FR-1",
      slug: "nela",
      plainPath: "/nela",
      similar: [{ parentSku: "FR-2", slug: "mia", plainPath: "/mia" }],
      matrix: [[1, 2], null],
    },
    page: { identifier: "loyalty-card", plainPath: "/loyalty-card" },
    without: { parentSku: "FR-3", slug: "cart", plainPath: undefined },
  };
  expect(plainAddressesIn(answer)).toEqual([
    ["/okulary/damskie", "/c/damskie"],
    ["/nela", "/p/FR-1/nela"],
    ["/mia", "/p/FR-2/mia"],
    ["/loyalty-card", "/i/loyalty-card"],
  ]);
});

test.each([
  ["/p/FR-1/nela", "/p/FR-1/nela", null],
  ["/p/FR-1/nela/FR-1%2FRED", "/p/FR-1/nela", "FR-1/RED"],
  ["/c/damskie", "/c/damskie", null],
  ["/prescription/FR-1/X/lens=", "/prescription/FR-1/X/lens=", null],
])("%s is the page %s with the variant %j", (path, basePath, childSku) => {
  expect(splitVariant(path)).toEqual([basePath, childSku]);
  expect(childSku === null ? basePath : withVariant(basePath, childSku)).toBe(path);
});
