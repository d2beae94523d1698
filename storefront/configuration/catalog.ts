export interface CatalogConfiguration {
  /** Products on a category page, and in a search that asks for no size (docs/specification/settings.md#setting-12). */
  readonly pageSize: number;
  /** Where a search without a start begins. */
  readonly firstItem: number;
  /** Products in each list of the home page (docs/specification/catalogue.md#list-23). */
  readonly homeListSize: number;
  /** Reviews on a product's page, the newest. */
  readonly reviewsOnPage: number;
  /** Categories fetched at once. */
  readonly categoryFetchSize: number;
  /** Categories come in the order of their `position` (docs/specification/catalogue.md#list-3). */
  readonly categoryOrder: "ascending" | "descending";
  /** The category that holds all others. */
  readonly rootCategoryId: number;
  /** Deeper levels are left out of the breadcrumb (docs/decisions/product.md#decision-22). */
  readonly maximumBreadcrumbLevel: number;
  /** Attributes fetched at once. */
  readonly attributeListSize: number;
  /** Visibilities that a list or a search may show (docs/specification/catalogue.md#list-20). */
  readonly listedVisibilities: readonly number[];
  /** Statuses that a list or a search may show. */
  readonly listedStatuses: readonly number[];
  /** A product or child of this status or higher cannot be had (docs/specification/products.md#product-15). */
  readonly firstUnavailableStatus: number;
  /** Drops variants that cannot be had before anyone sees them (docs/specification/products.md#product-20). */
  readonly filterUnavailableVariants: boolean;
  /** Shows what is sold out, and says so (docs/specification/catalogue.md#list-21). */
  readonly listOutOfStockProducts: boolean;
  /** A child opened by itself leads to its parent's page (docs/specification/pages.md#page-6). */
  readonly preventDirectChildAccess: boolean;
  /** Links to a configurable product name its first variant (docs/specification/settings.md#setting-15). */
  readonly firstVariantAsDefaultInUrl: boolean;
  /**
   * Addresses of categories and products are their own paths, without `/c/` and `/p/`
   * (docs/specification/pages.md#page-25).
   */
  readonly urlDispatcher: boolean;
  /** Categories whose products are promoted (docs/specification/catalogue.md#list-5). */
  readonly promotedCategoryIds: {
    readonly sunglasses: number;
    readonly contactLenses: number;
    readonly prescription: number;
  };
  /** Marks the sunglasses of the new collection. */
  readonly newSunglassesCategoryId: number;
  /** Holds what is reduced, and is shown as such in the menu. */
  readonly bargainCategoryId: number;
}

export const catalog: CatalogConfiguration = {
  pageSize: 50,
  firstItem: 0,
  homeListSize: 20,
  reviewsOnPage: 4,
  categoryFetchSize: 4000,
  categoryOrder: "ascending",
  rootCategoryId: 2,
  maximumBreadcrumbLevel: 4,
  attributeListSize: 150,
  listedVisibilities: [2, 3, 4],
  listedStatuses: [0, 1],
  firstUnavailableStatus: 2,
  filterUnavailableVariants: false,
  listOutOfStockProducts: true,
  preventDirectChildAccess: true,
  firstVariantAsDefaultInUrl: false,
  urlDispatcher: false,
  promotedCategoryIds: { sunglasses: 28, contactLenses: 24, prescription: 29 },
  newSunglassesCategoryId: 131,
  bargainCategoryId: 50,
};
