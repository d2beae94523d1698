export interface CatalogConfiguration {
  /** Products on a category page, and in a search that asks for no size (specification, section 9). */
  readonly pageSize: number;
  /** Where a search without a start begins (section 9). */
  readonly firstItem: number;
  /** Products in each list of the home page (section 9). */
  readonly homeListSize: number;
  /** Reviews on a product's page, the newest. */
  readonly reviewsOnPage: number;
  /** Categories fetched at once (section 9). */
  readonly categoryFetchSize: number;
  /** Categories come in the order of their `position` (section 9). */
  readonly categoryOrder: "ascending" | "descending";
  /** The category that holds all others (section 9). */
  readonly rootCategoryId: number;
  /** Deeper levels are left out of the breadcrumb (section 2; decision 22). */
  readonly maximumBreadcrumbLevel: number;
  /** Attributes fetched at once (section 9). */
  readonly attributeListSize: number;
  /** Visibilities that a list or a search may show (section 5). */
  readonly listedVisibilities: readonly number[];
  /** Statuses that a list or a search may show (section 5). */
  readonly listedStatuses: readonly number[];
  /** A product or child of this status or higher cannot be had (section 9). */
  readonly firstUnavailableStatus: number;
  /** Drops variants that cannot be had before anyone sees them (section 9, flags). */
  readonly filterUnavailableVariants: boolean;
  /** Shows what is sold out, and says so (section 9, flags). */
  readonly listOutOfStockProducts: boolean;
  /** A child opened by itself leads to its parent's page (section 9, flags). */
  readonly preventDirectChildAccess: boolean;
  /** Links to a configurable product name its first variant (section 9, flags). */
  readonly firstVariantAsDefaultInUrl: boolean;
  /** Addresses of categories and products are their own paths, without `/c/` and `/p/` (section 2). */
  readonly urlDispatcher: boolean;
  /** Categories whose products are promoted (section 9). */
  readonly promotedCategoryIds: {
    readonly sunglasses: number;
    readonly contactLenses: number;
    readonly prescription: number;
  };
  /** Marks the sunglasses of the new collection (section 9). */
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
