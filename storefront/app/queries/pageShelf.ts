import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { content } from "#configuration/content.ts";
import { type Category, idsBelow } from "#domain/catalog/category.ts";
import { inTurns } from "#domain/catalog/inTurns.ts";
import type { ListFilter } from "#domain/catalog/listSearch.ts";

/** The products that a page of text shows. */
export interface PageShelf {
  /** They are of this category. */
  readonly categoryId: number;
  readonly size: number;
  /** They pass these filters. */
  readonly filters?: readonly ListFilter[];
  /** Id of the message above them; without one, it is the name of the category. */
  readonly title?: string;
}

const { bargainCategoryId, giftCardCategoryId, promotedCategoryIds, pageSize } = catalog;
const few = { size: content.productsOnPage };
const frames = { ...few, categoryId: promotedCategoryIds.prescription };
const contactLenses = { ...few, categoryId: promotedCategoryIds.contactLenses };

/** The products of pages of text, by the pages' identifiers. Heights and widths are those of a lens, in mm. */
const shelves: Readonly<Record<string, PageShelf>> = {
  sale: { ...few, categoryId: bargainCategoryId },
  "gift-card": { ...few, categoryId: giftCardCategoryId },
  "lens-subscription": contactLenses,
  "abonament-na-wszystkie-soczewki": { ...contactLenses, size: pageSize },
  "express-lenses": contactLenses,
  "american-lens": frames,
  "always-focus": {
    ...frames,
    filters: [{ code: "lens_height_options", perVariant: false, range: { from: 40, to: null } }],
    title: "page.highFrames",
  },
  "blue-deer": {
    ...frames,
    filters: [{ code: "material", perVariant: false, options: ["metal", "titanium"] }],
    title: "page.metalFrames",
  },
  "sensitive-look": {
    ...frames,
    filters: [{ code: "width", perVariant: true, range: { from: null, to: 50 } }],
    title: "page.smallFrames",
  },
};

/** Returns the products that a page of text shows; null for a page without products. */
export const shelfOfPage = (identifier: string): PageShelf | null => shelves[identifier] ?? null;

/** The products of a page of text. A few are chosen among the first of the list, so that they show all its brands. */
export const pageProductsQuery = (
  client: Client,
  categories: readonly Category[],
  { categoryId, size, filters = [] }: PageShelf,
) =>
  queryOptions({
    queryKey: ["pageProducts", categoryId, size, filters],
    queryFn: async () => {
      const { products } = await client.catalog.list({
        categoryIds: idsBelow(categories, { id: categoryId }),
        text: null,
        filters,
        facets: [],
        order: { by: "position", direction: "ascending" },
        start: 0,
        size: pageSize,
      });
      return inTurns(products).slice(0, size);
    },
  });
