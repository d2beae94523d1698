import { expect, test } from "vitest";
import { missingPageSentence } from "#server/log/missingPage.ts";

test.each([
  ["/blog/$id/$slug", "/de/blog/9000/brille", "ARTICLE query returned empty result"],
  ["/c/$slug", "/c/okulary-dla-psa", "Category query returned empty result url_key = okulary-dla-psa"],
  ["/p/$parentSku/$slug/{-$childSku}", "/p/HL-NONE/nela", "Product not found"],
  ["/i/$slug", "/i/o-nas", "CMS query returned empty result"],
  ["/$page", "/legal", "CMS query returned empty result"],
  ["/salon/$code", "/salon/okulary-atlantyda", "Route not found"],
  ["/$", "/de/alte-seite/brillen", "No mapping found for /de/alte-seite/brillen"],
])("the log says why a page of %s is missing at %s", (route, path, sentence) => {
  expect(missingPageSentence(route, path)).toBe(sentence);
});

test.each([
  "/order/200012345",
  "/anna@example.com",
  "/eyJhbGciOiJIUzI1NiJ9",
  "/Anna-Kowalska",
  "/a%0Ab",
  "/w/e/r/t/y",
  `/${"a".repeat(31)}`,
  "/okulary/",
])("a path with anything but words is not written: %s", (path) => {
  expect(missingPageSentence("/$", path)).toBe("No mapping found for (not written here)");
  expect(missingPageSentence("/c/$slug", `/c/x${path.slice(1)}9`)).toMatch(/url_key = \(not written here\)$/);
});
