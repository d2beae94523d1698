import * as z from "zod/mini";
import type { MappedUrl } from "#domain/catalog/category.ts";
import { category } from "./category.ts";
import { page } from "../content/cms.ts";
import { call, perCurrency } from "../wire/endpoint.ts";
import { product } from "./product.ts";

const fields = z.nullish(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)));

/** What is asked about an address (docs/specification/pages.md#page-24). The names of the options are our choice. */
const asked = z.object({
  /** With or without a slash, prefix of the store view and query. */
  url: z.string().check(z.maxLength(2000)),
  includeFields: fields,
  excludeFields: fields,
  options: z.nullish(
    z.object({
      /** Parts of groups and bundles come whole; on unless it is false. */
      prefetchGroupProducts: z.nullish(z.boolean()),
      /** A product with variants is answered as the variant with the sku, or its first one, makes it. */
      assignProductConfiguration: z.nullish(z.boolean()),
      /** Another variant takes the place of one that there is not, or that cannot be had. */
      fallbackToDefaultWhenNoAvailable: z.nullish(z.boolean()),
      /** Variants that cannot be had are left out. */
      filterUnavailableVariants: z.nullish(z.boolean()),
    }),
  ),
  filters: z.nullish(z.object({ sku: z.nullish(z.string().check(z.maxLength(100))) })),
  /** Whose prices are meant. */
  groupId: z.nullish(z.unknown()),
  groupToken: z.nullish(z.unknown()),
});
export type AskedUrl = z.output<typeof asked>;

/** What is answered: null for an address that stands for nothing, with HTTP 200 and without an envelope. */
export interface WireMappedUrl {
  readonly _type: "product" | "category" | "cms_page";
  readonly _source: unknown;
}

const found = perCurrency((currency) =>
  z.pipe(
    z.nullable(
      z.discriminatedUnion("_type", [
        z.object({ _type: z.literal("product"), _source: product(currency) }),
        z.object({ _type: z.literal("category"), _source: category }),
        z.object({ _type: z.literal("cms_page"), _source: page }),
      ]),
    ),
    z.transform((answer): MappedUrl | null => {
      switch (answer?._type) {
        case "product":
          return { kind: "product", product: answer._source };
        case "category":
          return { kind: "category", category: answer._source };
        case "cms_page":
          return { kind: "page", page: answer._source };
        case undefined:
          return null;
      }
    }),
  ),
);

export const urlMapEndpoints = {
  urlMap: {
    ...call({
      method: "POST",
      path: "/api/vsbridge/map",
      query: ["storeCode"],
      body: asked,
      result: found,
    }),
    answer: "bare",
  },
} as const;
