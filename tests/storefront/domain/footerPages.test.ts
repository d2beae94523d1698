import { expect, test } from "vitest";
import { footerPages, missingFooterPages } from "#domain/footerPages.ts";

const nodes = Object.values(footerPages)
  .flat()
  .map((identifier) => ({ identifier: String(identifier) }));

test("the footer leaves out the pages that the store does not have", () => {
  expect(missingFooterPages(nodes)).toEqual([]);
  expect(missingFooterPages(nodes.filter(({ identifier }) => !["magazine", "legal"].includes(identifier)))).toEqual([
    "magazine",
    "legal",
  ]);
});

test("the footer leaves out nothing of a store whose platform has no tree of pages", () => {
  expect(missingFooterPages([])).toEqual([]);
});
