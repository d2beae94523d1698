import * as z from "zod/mini";
import type { Category } from "#domain/catalog/category.ts";
import { type Endpoint, inAnyCurrency } from "./endpoint.ts";
import { flag, numeric } from "./wireValue.ts";

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

/** Fields asked for: children are found by their parents' ids. */
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

const found = inAnyCurrency(
  z.pipe(
    z.object({ hits: z.object({ hits: z.array(z.object({ _source: wireCategory })) }) }),
    z.transform(({ hits }) =>
      hits.hits
        .map(({ _source }) => _source)
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map(readCategory),
    ),
  ),
);

/** All active categories at once (specification, section 9: 4000, by position). */
export const toWireCategoryQuery = (size: number) => ({
  request: JSON.stringify({ query: { bool: { filter: { bool: { must: [{ terms: { is_active: [true] } }] } } } } }),
  from: "0",
  size: String(size),
  sort: "position:asc",
  _source_include: categoryFields.join(","),
});

/** One category's description. */
export const toWireDescriptionQuery = (id: number) => ({
  request: JSON.stringify({ query: { bool: { filter: { terms: { id: [id] } } } } }),
  size: "1",
  _source_include: "meta_description",
});

const described = inAnyCurrency(
  z.pipe(
    z.object({
      hits: z.object({ hits: z.array(z.object({ _source: z.object({ meta_description: z.nullish(z.string()) }) })) }),
    }),
    z.transform(({ hits }) => hits.hits[0]?._source.meta_description ?? ""),
  ),
);

const path = "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/category/_search";

export const categoryEndpoints = {
  /** What a category says of itself to search engines: not in the tree, which travels with every page. */
  categoryDescription: {
    method: "GET",
    path,
    query: ["request", "size", "_source_include"],
    body: null,
    result: described,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof described>>,
  categorySearch: {
    method: "GET",
    path,
    query: ["request", "from", "size", "sort", "_source_include"],
    body: null,
    result: found,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof found>>,
};
