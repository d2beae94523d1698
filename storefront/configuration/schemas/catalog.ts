import type * as z from "zod/mini";
import type { CatalogConfiguration } from "../catalog.ts";
import { count, flag, id, oneOf, settings, size, someOf } from "./values.ts";

export const catalogSchema = settings({
  pageSize: size,
  firstItem: count,
  homeListSize: size,
  reviewsOnPage: size,
  categoryFetchSize: size,
  categoryOrder: oneOf(["ascending", "descending"]),
  rootCategoryId: id,
  maximumBreadcrumbLevel: size,
  attributeListSize: size,
  listedVisibilities: someOf(count),
  listedStatuses: someOf(count),
  firstUnavailableStatus: count,
  filterUnavailableVariants: flag,
  listOutOfStockProducts: flag,
  preventDirectChildAccess: flag,
  firstVariantAsDefaultInUrl: flag,
  urlDispatcher: flag,
  promotedCategoryIds: settings({ sunglasses: id, contactLenses: id, prescription: id }),
  newSunglassesCategoryId: id,
  bargainCategoryId: id,
}) satisfies z.ZodMiniType<CatalogConfiguration>;
