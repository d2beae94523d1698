import { expect, test } from "vitest";
import type { Category } from "#domain/catalog/category.ts";
import { menuOf } from "#domain/catalog/menu.ts";

const category = (id: number, parentId: number, slug: string, productCount = 1): Category => ({
  id,
  parentId,
  level: 2,
  name: slug,
  slug,
  urlPath: slug,
  productCount,
  isInMenu: true,
});

const categories = [
  category(10, 2, "frames"),
  category(20, 2, "lenses", 0),
  category(11, 10, "women"),
  category(12, 10, "children", 0),
  category(13, 11, "round"),
  category(14, 13, "round-acetate"),
];

test("the menu has three levels, without categories that list nothing below the first", () => {
  const [frames, lenses] = menuOf(categories, "/de", "/", { rootCategoryId: 2 });
  expect(frames?.href).toBe("/de/c/frames");
  expect(frames?.children.map(({ href }) => href)).toEqual(["/de/c/women"]);
  expect(frames?.children[0]?.children.map(({ href }) => href)).toEqual(["/de/c/round"]);
  expect(frames?.children[0]?.children[0]?.children).toEqual([]);
  expect(lenses?.children).toEqual([]);
});

test("the shown category is the current page, and those above it are its sections", () => {
  const [frames] = menuOf(categories, "", "/c/women", { rootCategoryId: 2 });
  expect([frames?.current, frames?.children[0]?.current, frames?.children[0]?.children[0]?.current]).toEqual([
    "section",
    "page",
    undefined,
  ]);
});
