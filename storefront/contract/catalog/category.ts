import * as z from "zod/mini";
import type { Category, CategoryText } from "#domain/catalog/category.ts";
import { type Endpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { readMaster } from "../wire/picture.ts";
import { documents } from "../wire/entitySearch.ts";
import { flag, numeric, optionalList } from "../wire/value.ts";

/** A document of the category index. */
const wireCategory = z.object({
  id: numeric,
  parent_id: z.nullish(numeric),
  level: numeric,
  name: z.string(),
  slug: z.nullish(z.string()),
  url_key: z.nullish(z.string()),
  url_path: z.nullish(z.string()),
  product_count: z.nullish(numeric),
  position: z.nullish(numeric),
  menu_visible: flag,
});

/** The fields to request. Children are found by their `parent_id`. */
const categoryFields = [
  "id",
  "parent_id",
  "level",
  "name",
  "slug",
  "url_key",
  "url_path",
  "product_count",
  "position",
  "menu_visible",
];

const readCategory = (wire: z.output<typeof wireCategory>): Category => {
  const slug = wire.slug ?? wire.url_key ?? String(wire.id);
  return {
    id: wire.id,
    parentId: wire.parent_id ?? null,
    level: wire.level,
    name: wire.name,
    slug,
    urlPath: wire.url_path ?? slug,
    productCount: wire.product_count ?? 0,
    isInMenu: wire.menu_visible,
  };
};

export const category = z.pipe(wireCategory, z.transform(readCategory));

const categories = inAnyCurrency(
  z.pipe(
    documents(wireCategory),
    z.transform((found) => found.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(readCategory)),
  ),
);

/** Returns the query for all active categories, in ascending order (docs/specification/catalogue.md#list-3). */
export const toWireCategoryQuery = (size: number) => ({
  request: JSON.stringify({ query: { bool: { filter: { bool: { must: [{ terms: { is_active: [true] } }] } } } } }),
  from: "0",
  size: String(size),
  sort: "position:asc",
  _source_include: categoryFields.join(","),
});

/** Returns the query for the texts of one category. */
export const toWireCategoryTextQuery = (id: number) => ({
  request: JSON.stringify({ query: { bool: { filter: { terms: { id: [id] } } } } }),
  size: "1",
  _source_include: "meta_title,meta_description,description,sections,image",
});

const wireText = z.object({
  meta_title: z.nullish(z.string()),
  meta_description: z.nullish(z.string()),
  description: z.nullish(z.string()),
  sections: optionalList(z.object({ heading: z.string(), text: z.string() })),
  image: z.optional(z.unknown()),
});

const categoryText = inAnyCurrency(
  z.pipe(
    documents(wireText),
    z.transform(([wire]): CategoryText => ({
      metaTitle: wire?.meta_title ?? "",
      metaDescription: wire?.meta_description ?? "",
      description: wire?.description ?? "",
      sections: wire?.sections ?? [],
      picture: readMaster(wire?.image),
    })),
  ),
);

const path = "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/category/_search";

export const categoryEndpoints = {
  /** The texts of a category. They are not part of the category tree, because that is sent with every page. */
  categoryText: {
    method: "GET",
    path,
    query: ["request", "size", "_source_include"],
    body: null,
    result: categoryText,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof categoryText>>,
  categorySearch: {
    method: "GET",
    path,
    query: ["request", "from", "size", "sort", "_source_include"],
    body: null,
    result: categories,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof categories>>,
};
