import { categoryWords, fittingDescription } from "#domain/catalog/categoryWords.ts";
import type { LensTypeNode } from "#domain/product/configuration.ts";
import type { ProductPage } from "#domain/product/href.ts";
import { reviewEndpoints, toWireNewestReviewsQuery, toWireReviewQuery } from "#contract/catalog/review.ts";
import { isNarrowed, type ListAddress, withKnownOptions } from "#domain/catalog/listAddress.ts";
import { categoryEndpoints, toWireCategoryQuery, toWireCategoryTextQuery } from "#contract/catalog/category.ts";
import { filterDescriptionEndpoints, toWireFilterDescriptionQuery } from "#contract/catalog/filterDescription.ts";
import {
  addressSearch,
  searchEndpoints,
  lineSearch,
  type ProductSearch,
  toWireSearchQuery,
} from "#contract/catalog/search.ts";
import { isLongSearch, listEndpoints, toWireListQuery } from "#contract/catalog/list.ts";
import { readList } from "#contract/catalog/listAnswer.ts";
import { toListBody } from "#contract/catalog/listBody.ts";
import { priceHistoryEndpoints } from "#contract/catalog/priceHistory.ts";
import { productConfigurationEndpoints } from "#contract/catalog/productConfiguration.ts";
import { stockEndpoints } from "#contract/catalog/stock.ts";
import { urlMapEndpoints } from "#contract/catalog/urlMap.ts";
import { pricing } from "#configuration/pricing.ts";
import { catalog } from "#configuration/catalog.ts";
import { filters } from "#configuration/filters.ts";
import { search as textRules } from "#configuration/search.ts";
import type { ListSearch, ProductList } from "#domain/catalog/listSearch.ts";
import { withoutUnavailable } from "#domain/product/variants.ts";
import { hasLensFilter, withLensTypes } from "#domain/catalog/lensFilter.ts";
import { call, type ClientOptions, type Fetch } from "./call.ts";
import { loadOnce } from "./loadOnce.ts";
import { loadPlainPaths } from "./loadPlainPaths.ts";
import { withoutPlainPaths } from "./productPaths.ts";

const listRules = {
  ...textRules,
  listOutOfStockProducts: catalog.listOutOfStockProducts,
  maximumQuerySize: filters.maximumQuerySize,
  variantAttributes: filters.facets.filter(({ perVariant }) => perVariant).map(({ code }) => code),
  hasPlainPaths: catalog.urlDispatcher,
};

/** Returns a function that loads the existing options of each facet of words, which change only with a restart of the shop. */
const createOptionLookup = (options: ClientOptions): (() => Promise<Readonly<Record<string, readonly string[]>>>) =>
  loadOnce(async () => {
    const attributes = await call(options, listEndpoints.attributeSearch, { size: String(catalog.attributeListSize) });
    const inWords = filters.facets.filter(({ shows }) => shows !== "millimetres" && shows !== "price");
    const optionsOf = (code: string) => attributes.find((each) => each.code === code)?.options ?? [];
    return Object.fromEntries(inWords.map(({ code }) => [code, optionsOf(code).map(({ value }) => value)]));
  });

/** Returns a function that loads the lens types, by which lists of contact lenses are filtered. */
const createLensTypeLookup = (options: ClientOptions): (() => Promise<readonly LensTypeNode[]>) =>
  loadOnce(async () => (await call(options, productConfigurationEndpoints.configurationTree, {})).lensTypes);

/** Returns the search for the products with these skus. */
const listOfSkus = (skus: readonly string[]): ListSearch => ({
  categoryIds: null,
  text: null,
  filters: [{ code: "sku", perVariant: false, options: skus }],
  facets: [],
  order: null,
  start: 0,
  size: skus.length,
});

/** Whether the platform is asked for the prices of found products again, and whether they are waited for. */
type PriceRules = Pick<typeof pricing, "alwaysSyncPlatformPrices" | "waitForPlatformSync">;

/** Returns a `fetch` that asks for the prices of found products again. Few shops want that, so its code is loaded with it. */
function pricedFetch(options: ClientOptions, { waitForPlatformSync }: PriceRules): Fetch {
  const setting = { isWaiting: waitForPlatformSync, now: () => new Date() };
  const load = loadOnce(async () => (await import("./platformPrices.ts")).withPlatformPrices(options, setting));
  return async (request) => (await load())(request);
}

/** Whether products are returned without the variants that cannot be had. */
type VariantFilter = Pick<typeof catalog, "filterUnavailableVariants">;

/** Creates the calls about products, lists and categories. */
export function createCatalogCalls(
  given: ClientOptions,
  prices: PriceRules = pricing,
  { filterUnavailableVariants }: VariantFilter = catalog,
) {
  const options = prices.alwaysSyncPlatformPrices ? { ...given, fetch: pricedFetch(given, prices) } : given;
  async function searchProducts(search: ProductSearch) {
    const [found, plainPaths] = await Promise.all([
      call(options, searchEndpoints.productSearch, toWireSearchQuery(search)),
      loadPlainPaths(),
    ]);
    return { ...found, products: found.products.map(plainPaths?.withProductPaths ?? withoutPlainPaths) };
  }
  /** Returns products as pages show them, which lines of a cart do not need. */
  async function shownProducts(search: ProductSearch) {
    const { products } = await searchProducts(search);
    return filterUnavailableVariants ? products.map(withoutUnavailable) : products;
  }
  const findProduct = async (search: ProductSearch) => (await shownProducts({ ...search, size: 1 }))[0] ?? null;
  async function loadList(search: ListSearch): Promise<ProductList> {
    const query = toWireListQuery(search, listRules);
    const answer = isLongSearch(query)
      ? await call(options, listEndpoints.productListByPost, query, toListBody(search, listRules))
      : await call(options, listEndpoints.productList, query);
    const list = readList(answer, search);
    const plainPaths = await loadPlainPaths();
    return plainPaths ? plainPaths.withListPaths(list) : list;
  }
  /** Returns products as cards show them, in the order of the skus. Skus that do not exist are left out. */
  async function listBySkus(skus: readonly string[]) {
    if (skus.length === 0) return [];
    const { products } = await loadList(listOfSkus(skus));
    return skus.flatMap((sku) => products.find(({ parentSku }) => parentSku === sku) ?? []);
  }
  const loadOptions = createOptionLookup(options);
  const loadLensTypes = createLensTypeLookup(options);
  return {
    /** Returns a page of a list of products, with its facets. */
    list: async (search: ListSearch): Promise<ProductList> => {
      const list = await loadList(search);
      if (!hasLensFilter(list.facets)) return list;
      // If the tree fails to load, the filter has the counted attributes.
      return { ...list, facets: withLensTypes(list.facets, await loadLensTypes().catch(() => [])) };
    },
    /** Returns all categories in the order in which they are shown. */
    categories: async () => {
      const ascending = await call(
        options,
        categoryEndpoints.categorySearch,
        toWireCategoryQuery(catalog.categoryFetchSize),
      );
      const ordered = catalog.categoryOrder === "ascending" ? ascending : ascending.toReversed();
      const plainPaths = await loadPlainPaths();
      return plainPaths ? ordered.map(plainPaths.withCategoryPath) : ordered;
    },
    /** Returns the texts of a category's list: its name, description and metadata. */
    categoryWords: async (categoryId: number, address: ListAddress) => {
      const categoryText = call(options, categoryEndpoints.categoryText, toWireCategoryTextQuery(categoryId));
      const { chosen, text } = address;
      if (text !== null || !isNarrowed(address)) return categoryWords(await categoryText, null, address);
      const query = toWireFilterDescriptionQuery(categoryId, Object.values(chosen).flat());
      const fitting = fittingDescription(
        await call(options, filterDescriptionEndpoints.filterDescriptions, query),
        chosen,
      );
      return categoryWords(await categoryText, fitting, address);
    },
    /** Returns the address of a list without filter options that do not exist. */
    existing: async (address: ListAddress) => withKnownOptions(address, await loadOptions()),
    /** Returns the product whose page has this sku; null if there is none. */
    product: (sku: string) => findProduct({ filters: { sku: [sku] } }),
    /** Returns the same with the similar and related products and the reviews that its page shows. */
    productPage: async (sku: string): Promise<ProductPage | null> => {
      const product = await findProduct({ filters: { sku: [sku] } });
      if (!product) return null;
      const [similar, related, reviews] = await Promise.all([
        listBySkus(product.similarSkus),
        listBySkus(product.relatedSkus),
        product.rating
          ? call(options, reviewEndpoints.reviews, toWireReviewQuery(product.id, catalog.reviewsOnPage))
          : [],
      ]);
      return { ...product, similar, related, reviews };
    },
    /** Returns the newest reviews of all products. */
    newestReviews: (size: number) => call(options, reviewEndpoints.reviews, toWireNewestReviewsQuery(size)),
    /** Returns the product with this url key; null if there is none. */
    productOfUrlKey: (key: string) => findProduct({ filters: { url_key: [key] } }),
    /** Returns the configurable product that a variant belongs to; null if there is none. */
    productOfVariant: (sku: string) => findProduct({ filters: { "configurable_children.sku": [sku] } }),
    /** Returns what an address without a route leads to; null if there is nothing. */
    mapUrl: async (url: string, childSku?: string) => {
      const body = { url, ...(childSku !== undefined && { filters: { sku: childSku } }) };
      const mapped = await call(options, urlMapEndpoints.urlMap, {}, body);
      const plainPaths = await loadPlainPaths();
      return mapped && plainPaths ? plainPaths.withMappedPath(mapped) : mapped;
    },
    /** Returns the product at a plain path by a search, whose answer can be cached; null if there is none. */
    productAtPath: (path: string) => findProduct(addressSearch(path)),
    /** Returns products as cards show them, in the order of the skus. Skus that do not exist are left out. */
    tilesBySku: listBySkus,
    /** Returns the products whose pages have these skus, in their order. Skus that do not exist are left out. */
    productsBySku: async (skus: readonly string[]) => {
      const products = await shownProducts({ filters: { sku: skus }, size: skus.length });
      return skus.flatMap((sku) => products.find(({ parentSku }) => parentSku === sku) ?? []);
    },
    /** Returns a part of all products, with everything that their pages show, in the order of their ids. */
    productsFrom: (start: number, size: number) =>
      searchProducts({ start, size, sort: { by: "id", direction: "asc" } }),
    /** Returns the products whose pages have these skus, with the fields by which cart lines are checked. */
    products: async (skus: readonly string[]) => (await searchProducts(lineSearch(skus, listRules))).products,
    /** Returns the pairs of lenses that frames can get. */
    spectacleLenses: async () =>
      (await call(options, productConfigurationEndpoints.configurationTree, {})).spectacleLenses,
    /** Returns at which prices a variant has been sold. */
    priceHistory: (sku: string) => call(options, priceHistoryEndpoints.priceHistory, { sku }),
    stock: (sku: string) => call(options, stockEndpoints.stockCheck, { sku }),
    /** Returns the stock of each sku. */
    stocks: (skus: readonly string[]) => call(options, stockEndpoints.stockList, { skus: skus.join(",") }),
  };
}
