import { firstUnavailableStatus, listedStatuses, listedVisibilities } from "#domain/catalog/availability.ts";
import { count, defaultsOf, flag, id, oneOf, size, someOf } from "./setting.ts";

export const catalogSettings = {
  /** Products on a category page, and in a search that states no size (docs/specification/settings.md#setting-12). */
  pageSize: size(50),
  /** The offset of a search that states none. */
  firstItem: count(0),
  /** Products in each list of the home page (docs/specification/catalogue.md#list-23). */
  homeListSize: size(20),
  /** How many of the newest reviews the home page shows. */
  reviewsOnHomePage: size(3),
  /** How many of the newest reviews a product's page shows. */
  reviewsOnPage: size(4),
  /** Categories in one request. */
  categoryFetchSize: size(4000),
  /** The direction in which categories are sorted by their `position` (docs/specification/catalogue.md#list-3). */
  categoryOrder: oneOf(["ascending", "descending"], "ascending"),
  /** The category that contains all others. */
  rootCategoryId: id(2),
  /** The deepest level of categories in the breadcrumb (docs/decisions/product.md#decision-22). */
  maximumBreadcrumbLevel: size(4),
  /** Attributes in one request. */
  attributeListSize: size(150),
  /** Visibilities of the products in lists and searches (docs/specification/catalogue.md#list-20). */
  listedVisibilities: someOf("count", listedVisibilities),
  /** Statuses of the products in lists and searches. */
  listedStatuses: someOf("count", listedStatuses),
  /** Products and variants with this status or a higher one are not for sale (docs/specification/products.md#product-15). */
  firstUnavailableStatus: count(firstUnavailableStatus),
  /** Leaves out variants that are unavailable (docs/specification/products.md#product-20). */
  filterUnavailableVariants: flag(false),
  /** Lists include products that are sold out, marked as such (docs/specification/catalogue.md#list-21). */
  listOutOfStockProducts: flag(true),
  /** A variant that is opened by its own sku redirects to its page below its product (docs/specification/pages.md#page-6). */
  preventDirectChildAccess: flag(true),
  /** Links to a configurable product name its first variant (docs/specification/settings.md#setting-15). */
  firstVariantAsDefaultInUrl: flag(false),
  /**
   * Products, categories and pages of text are shown at their plain addresses, without `/p/`, `/c/` and `/i/`
   * (docs/specification/pages.md#page-46).
   */
  urlDispatcher: flag(false),
  /** Categories whose products are promoted (docs/specification/catalogue.md#list-5). */
  promotedCategoryIds: { sunglasses: id(28), contactLenses: id(24), prescription: id(29) },
  /** The category of the sunglasses in the new collection. */
  newSunglassesCategoryId: id(131),
  /** The category of reduced products, which the menu highlights. */
  bargainCategoryId: id(50),
  /** The category of the gift cards that are sold. */
  giftCardCategoryId: id(293),
};

export const catalog = defaultsOf(catalogSettings);
