import { expect, test } from "vitest";
import { type Category, childrenOf, homeCategory, idsBelow, pathTo } from "#domain/catalog/category.ts";
import { alternatePath, categoryNamed, withoutPrices } from "#domain/catalog/listAddress.ts";
import { categoryCrumbs } from "#domain/catalog/crumbs.ts";

const category = (id: number, parentId: number | null, level: number, slug: string): Category => ({
  id,
  parentId,
  level,
  name: slug.toUpperCase(),
  slug,
  urlPath: slug,
  productCount: 1,
  isInMenu: true,
});

const root = category(2, 1, 1, "all");
const glasses = category(29, 2, 2, "glasses");
const women = category(41, 29, 3, "women");
const round = { ...category(60, 41, 4, "round"), urlPath: "glasses/women/round" };
const tiny = category(61, 60, 5, "tiny");
const sun = category(28, 2, 2, "sun");
const tree = [root, glasses, sun, women, round, tiny];
const rules = { rootCategoryId: 2, maximumBreadcrumbLevel: 4 };

test("childrenOf keeps the order of the categories", () => {
  expect(childrenOf(tree, root)).toEqual([glasses, sun]);
});

test("idsBelow includes the category and all its descendants", () => {
  expect(idsBelow(tree, glasses)).toEqual([29, 41, 60, 61]);
  expect(idsBelow(tree, sun)).toEqual([28]);
});

test("a cycle of parents does not loop forever", () => {
  const loop = [category(7, 8, 2, "a"), category(8, 7, 2, "b")];
  expect(idsBelow(loop, { id: 7 })).toEqual([7, 8]);
  expect(pathTo(loop, category(7, 8, 2, "a"), 2).length).toBeGreaterThan(0);
});

test.each([
  ["a first level", sun, ["sun"]],
  ["a third level", women, ["glasses", "women"]],
  ["the root", root, []],
  ["a category whose parent is missing", category(99, 98, 3, "lost"), ["lost"]],
])("pathTo returns the path to %s", (_name, to, expected) => {
  expect(pathTo(tree, to, 2).map(({ slug }) => slug)).toEqual(expected);
});

test("breadcrumbs end with level 4, which links to its plain path", () => {
  expect(categoryCrumbs(tree, tiny, "/de", rules)).toEqual([
    { label: "GLASSES", href: "/de/c/glasses" },
    { label: "WOMEN", href: "/de/c/women" },
    { label: "ROUND", href: "/de/glasses/women/round" },
  ]);
});

test("homeCategory is the deepest of a product's categories, never the root", () => {
  expect(homeCategory(tree, [2, 28, 41, 29], 2)).toEqual(women);
  expect(homeCategory(tree, [2], 2)).toBeNull();
  expect(homeCategory(tree, [404], 2)).toBeNull();
});

test.each([
  ["/c/glasses", "?shape=panto&page=2", "/c/29?shape=panto&page=2"],
  ["/c/nowhere", "", "/"],
  ["/p/HL-NELA/nela-panto/HL-NELA-HAVANA-48", "", "/p/HL-NELA/nela-panto/HL-NELA-HAVANA-48"],
  ["/cart", "", "/cart"],
  ["/faceshape", "", "/faceshape"],
  ["/order-confirmation/100001", "", "/"],
  ["/", "", "/"],
])("%s%s becomes %s in another store view", (pathname, query, expected) => {
  expect(alternatePath(pathname, query, tree)).toBe(expected);
});

test.each([
  ["/c/29?shape=panto&price=-100&page=2", "/c/29?shape=panto&page=2"],
  ["/c/29?price=200..400", "/c/29"],
  ["/c/29", "/c/29"],
])("%s becomes %s in another currency", (path, expected) => {
  expect(withoutPrices(path)).toBe(expected);
});

test("categoryNamed finds a category by its slug and by its id", () => {
  expect(categoryNamed(tree, "glasses")).toBe(glasses);
  expect(categoryNamed(tree, "29")).toBe(glasses);
  expect(categoryNamed(tree, "brillen")).toBeUndefined();
});
