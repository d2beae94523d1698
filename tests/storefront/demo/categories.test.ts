import { expect, test } from "vitest";
import { attributesOf } from "#demo/catalogueRows.ts";
import { categoryIdsOf } from "#demo/categories/placement.ts";
import { categories, depthFirst } from "#demo/categories/tree.ts";
import { seedContent } from "#demo/content.ts";
import type { SeedProduct } from "#demo/product.ts";
import { languages } from "#domain/store.ts";

const { products, attributes } = seedContent;
const tree = depthFirst(seedContent.categories);
const wholeTree = depthFirst(categories);
const categoriesOfProduct = (product: SeedProduct) =>
  categoryIdsOf(seedContent.categories, { ...product, attributes: attributesOf(product) });

test("puts every product into the main category of its kind only", () => {
  const mainCategory: Record<SeedProduct["kind"], number> = {
    "reading-glasses": 54,
    care: 60,
    "spectacle-lenses": 60,
    sets: 60,
    "gift-cards": 293,
    guides: 60,
    "prescription-glasses": 29,
    sunglasses: 28,
    "contact-lenses": 24,
  };
  for (const product of products) {
    const places = categoriesOfProduct(product);
    expect(places).toContain(mainCategory[product.kind]);
    for (const other of new Set(Object.values(mainCategory)))
      expect(places.includes(other)).toBe(other === mainCategory[product.kind]);
  }
});

test("has four levels, the ids that the configuration refers to, and no duplicate ids", () => {
  expect(Math.max(...tree.map(({ ancestors }) => ancestors.length + 1))).toBe(4);
  const codes = new Map(wholeTree.map(({ category: { id, code } }) => [id, code]));
  expect([2, 28, 24, 29, 131].map((id) => codes.get(id))).toEqual([
    "root",
    "sunglasses",
    "lenses",
    "glasses",
    "sunglasses-new",
  ]);
  expect(codes.size).toBe(wholeTree.length);
  expect(new Set(codes.values()).size).toBe(wholeTree.length);
});

test("has no empty category, and includes the products of subcategories in their parents", () => {
  const usedIds = new Set(products.flatMap(categoriesOfProduct));
  for (const { category } of tree.slice(1)) expect(category.rule !== undefined || usedIds.has(category.id)).toBe(true);
  for (const product of products) {
    const places = categoriesOfProduct(product);
    for (const { category, ancestors } of tree) {
      if (places.includes(category.id)) for (const { id } of ancestors.slice(1)) expect(places).toContain(id);
    }
  }
});

test.each(languages)("gives categories distinct slugs, names and titles in %s", (locale) => {
  const texts = wholeTree.map(({ category }) => category.texts[locale]);
  for (const part of ["slug", "name", "metaTitle"] as const) {
    expect(new Set(texts.map((text) => text[part])).size, part).toBe(texts.length);
  }
  for (const { slug, name, metaTitle, metaDescription } of texts) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const text of [name, metaTitle, metaDescription]) expect(text).not.toBe("");
  }
});

test("describes at least forty combinations of filters, with distinct titles", () => {
  const { descriptions } = seedContent;
  expect(descriptions.length).toBeGreaterThanOrEqual(40);
  for (const locale of languages) {
    const titles = descriptions.map(({ texts }) => texts[locale].metaTitle);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { texts } of descriptions) expect(texts[locale].text).not.toMatch(/undefined| {2}/);
  }
  const optionsByCode = new Map(attributes.map(({ code, options = [] }) => [code, options.map(([value]) => value)]));
  for (const { options } of descriptions) {
    for (const { code, value } of options) expect(optionsByCode.get(code)).toContain(value);
  }
});
