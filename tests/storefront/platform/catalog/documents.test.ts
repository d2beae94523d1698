import { describe, expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { attributeDocuments, type CategoryDocument, categoryDocuments } from "#platform/catalog/documents.ts";
import { countsOf } from "#platform/search/storeIndex.ts";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { productDocument } from "#platform/search/productDocument.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { readViews, type WholeView } from "../support/readViews.ts";

const platform = await openForTests();
const { polish, german, stockOf } = await readViews(platform);

describe("categoryDocuments", () => {
  const byId = (documents: readonly CategoryDocument[], id: number) => {
    const found = documents.find((document) => document.id === id);
    if (!found) throw new Error(`Category ${id} was not found.`);
    return found;
  };

  const productsOf = (view: WholeView, now: Date) =>
    view.products.map((listed) => productDocument(listed, view, { stockOf, now }));
  const documentsOf = (view: WholeView, now = openingDay) =>
    categoryDocuments(view, countsOf(createIndex(productsOf(view, now)).search, view));

  test("returns a tree with paths from the root", () => {
    const documents = documentsOf(polish);
    const root = byId(documents, 2);
    expect(root).toMatchObject({ parent_id: null, level: 1, path: "2", menu_visible: false });
    expect(root.children_data.map(({ id }) => id)).toEqual([29, 54, 28, 24, 60, 58, 59, 50]);
    const depthFirst = (document: CategoryDocument): readonly CategoryDocument[] => [
      document,
      ...document.children_data.flatMap(depthFirst),
    ];
    expect(depthFirst(root)).toEqual(documents);
    for (const { children_count, children_data } of documents) expect(children_count).toBe(children_data.length);
    expect(documents.map(({ position }) => position)).toEqual(documents.map((_, index) => index));
    expect(byId(documents, 131)).toMatchObject({
      parent_id: 28,
      parent_ids: [2, 28],
      level: 3,
      path: "2/28/131",
      name: "Nowa kolekcja",
      slug: "nowa-kolekcja-przeciwsloneczna",
      url_key: "nowa-kolekcja-przeciwsloneczna",
      url_path: "okulary-przeciwsloneczne/nowa-kolekcja-przeciwsloneczna",
      is_active: true,
      is_landing: false,
      menu_visible: true,
      code: "sunglasses-new",
    });
  });

  test("contains banner, lens type and try-on id", () => {
    const documents = documentsOf(polish);
    expect(byId(documents, 29).image).toMatch(/^banners\/new-frames\/wide#[0-9a-f]{8}$/);
    expect(byId(documents, 29)).toMatchObject({ lens_type: null, fitting_box_id: "dioptra-glasses" });
    const daily = documents.filter(({ parent_id }) => parent_id === 47);
    expect(daily.map(({ lens_type }) => lens_type)).toEqual(["spherical", "toric", "multifocal", "color"]);
    expect(daily.map(({ image, fitting_box_id }) => image ?? fitting_box_id)).toEqual([null, null, null, null]);
  });

  test("uses the language of the store view", () => {
    expect(byId(documentsOf(german), 41)).toMatchObject({
      name: "Damenbrillen",
      url_path: "brillen/damenbrillen",
      meta_title: "Damenbrillen: Fassungen für Frauen",
    });
  });

  test.each(["pl", "de"])("counts the products that lists show in %s, at any time", (code) => {
    const view = code === "de" ? german : polish;
    for (const now of [openingDay, new Date("2026-12-10T12:00:00Z")]) {
      const documents = documentsOf(view, now);
      const products = productsOf(view, now);
      expect(byId(documents, 2).product_count).toBe(products.length);
      for (const { id, product_count } of documents.slice(1)) {
        expect([id, product_count]).toEqual([id, products.filter((each) => each.category_ids?.includes(id)).length]);
        expect(product_count).toBeGreaterThan(0);
      }
    }
  });

  test("does not count hidden products", () => {
    const hidden = polish.products.map((listed) =>
      listed.product.sku === "KR-DWA-6" ? { ...listed, product: { ...listed.product, visibility: 1 } } : listed,
    );
    const [all, shown] = [polish, { ...polish, products: hidden }].map((view) => documentsOf(view));
    for (const id of [2, 24, 48]) {
      expect(byId(shown ?? [], id).product_count).toBe(byId(all ?? [], id).product_count - 1);
    }
  });
});

test("attributeDocuments returns options in the store view's language, and none for numeric attributes", () => {
  const documents = attributeDocuments(german);
  expect(documents.find(({ attribute_code }) => attribute_code === "contactlens_wear_period")).toEqual({
    id: 180,
    attribute_id: 180,
    attribute_code: "contactlens_wear_period",
    frontend_input: "select",
    default_frontend_label: "Tragedauer",
    is_visible: true,
    is_visible_on_front: true,
    is_user_defined: true,
    is_comparable: true,
    options: [
      { value: "daily", label: "Tageslinsen" },
      { value: "two-weekly", label: "Zweiwochenlinsen" },
      { value: "monthly", label: "Monatslinsen" },
    ],
  });
  expect(documents.find(({ attribute_code }) => attribute_code === "width")).toMatchObject({
    frontend_input: "text",
    default_frontend_label: "Glasbreite",
    options: [],
  });
});

test("has an attribute for every facet", () => {
  const codes = new Set(polish.attributes.map(({ code }) => code));
  for (const { code } of configuration.filters.facets) if (code !== "price") expect(codes).toContain(code);
});
