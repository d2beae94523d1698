import * as z from "zod/mini";
import type { MappedUrl } from "#domain/catalog/category.ts";
import { category } from "./category.ts";
import { page } from "../content/cms.ts";
import { defineEndpoint, perCurrency } from "../wire/endpoint.ts";
import { product } from "./product.ts";

const fields = z.nullish(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)));

/** A request to resolve an address (docs/specification/pages.md#page-24). The names of the options are our choice. */
const urlMapBody = z.object({
  /** With or without a leading slash, the prefix of the store view, and a query. */
  url: z.string().check(z.maxLength(2000)),
  includeFields: fields,
  excludeFields: fields,
  options: z.nullish(
    z.object({
      /** Embeds the parts of groups and bundles. @default true */
      prefetchGroupProducts: z.nullish(z.boolean()),
      /** Returns a configurable product with the values of the variant with the sku, or of its first one. */
      assignProductConfiguration: z.nullish(z.boolean()),
      /** Uses another variant if the requested one does not exist or is unavailable. */
      fallbackToDefaultWhenNoAvailable: z.nullish(z.boolean()),
      /** Leaves out unavailable variants. */
      filterUnavailableVariants: z.nullish(z.boolean()),
    }),
  ),
  filters: z.nullish(z.object({ sku: z.nullish(z.string().check(z.maxLength(100))) })),
  /** The customer group whose prices are returned. */
  groupId: z.nullish(z.unknown()),
  groupToken: z.nullish(z.unknown()),
});
export type UrlMapRequest = z.output<typeof urlMapBody>;

/** The answer, without an envelope. For an unknown address it is null, with HTTP 200. */
export interface WireMappedUrl {
  readonly _type: "product" | "category" | "cms_page";
  readonly _source: unknown;
}

const mappedUrl = perCurrency((currency) =>
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
    ...defineEndpoint({
      method: "POST",
      path: "/api/vsbridge/map",
      query: ["storeCode"],
      body: urlMapBody,
      result: mappedUrl,
    }),
    answer: "bare",
  },
} as const;
