import { categoryWords, fittingDescription } from "#domain/catalog/categoryWords.ts";
import type { ResetLink } from "#domain/customer/customer.ts";
import type { ProductPage } from "#domain/product/href.ts";
import { toWireReviewQuery } from "#contract/catalog/review.ts";
import { isNarrowed, type ListAddress, withKnownOptions } from "#domain/catalog/listAddress.ts";
import { toWireDelete, toWireUpdate } from "#contract/cart/cart.ts";
import { toWireCategoryQuery, toWireCategoryTextQuery } from "#contract/catalog/category.ts";
import { toWireFilterDescriptionQuery } from "#contract/catalog/filterDescription.ts";
import { lineSearch, type ProductSearch, toWireSearchQuery } from "#contract/catalog/search.ts";
import { toWireListQuery } from "#contract/catalog/list.ts";
import { readList } from "#contract/catalog/listAnswer.ts";
import { toWireOrder } from "#contract/order/order.ts";
import {
  type ShippingInformation,
  toWireShippingInformation,
  toWireShippingMethodsBody,
} from "#contract/checkout/shipping.ts";
import { catalog } from "#configuration/catalog.ts";
import { search as textRules } from "#configuration/search.ts";
import { listOfSkus, type ListSearch, type ProductList } from "#domain/catalog/listSearch.ts";
import { hasLensFilter, withLensTypes } from "#domain/catalog/lensFilter.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { call, type ClientOptions } from "./call.ts";
import { calls } from "./calls.ts";
import { createKnownOptions, createLensTypes } from "./knownOptions.ts";
import { ProviderRefusal } from "./failures.ts";

export type { Fetch } from "./call.ts";

/** Null for something that does not exist; any other refusal is thrown. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
}

const listRules = { ...textRules, listOutOfStockProducts: catalog.listOutOfStockProducts };

/** The provider's calls, in the domain's words. A refusal throws `ProviderRefusal`, silence `ProviderUnreachable`. */
export function createClient(line: ClientOptions) {
  const search = (wanted: ProductSearch) => call(line, calls.productSearch, toWireSearchQuery(wanted));
  const first = async (wanted: ProductSearch) => (await search({ ...wanted, size: 1 })).products[0] ?? null;
  /** Products as cards show them, in this order. */
  async function listOf(skus: readonly string[]) {
    if (skus.length === 0) return [];
    const wanted = listOfSkus(skus);
    const { products } = readList(await call(line, calls.productList, toWireListQuery(wanted, listRules)), wanted);
    return skus.flatMap((sku) => products.find(({ parentSku }) => parentSku === sku) ?? []);
  }
  const knownOptions = createKnownOptions(line);
  const lensTypes = createLensTypes(line);
  return {
    /** A part of the catalogue as lists show it, with what it can be narrowed by. */
    list: async (wanted: ListSearch): Promise<ProductList> => {
      const list = readList(await call(line, calls.productList, toWireListQuery(wanted, listRules)), wanted);
      if (!hasLensFilter(list.facets)) return list;
      // Without the tree, the counted attributes still make a filter.
      return { ...list, facets: withLensTypes(list.facets, await lensTypes().catch(() => [])) };
    },
    /** All categories, in the order shown. */
    categories: async () => {
      const ascending = await call(line, calls.categorySearch, toWireCategoryQuery(catalog.categoryFetchSize));
      return catalog.categoryOrder === "ascending" ? ascending : ascending.toReversed();
    },
    /** What is said of a list of a category around its products. */
    categoryWords: async (categoryId: number, address: ListAddress) => {
      const own = call(line, calls.categoryText, toWireCategoryTextQuery(categoryId));
      const { chosen, text } = address;
      if (text !== null || !isNarrowed(address)) return categoryWords(await own, null, address);
      const query = toWireFilterDescriptionQuery(categoryId, Object.values(chosen).flat());
      const fitting = fittingDescription(await call(line, calls.filterDescriptions, query), chosen);
      return categoryWords(await own, fitting, address);
    },
    /** The address of a list without options that do not exist. */
    existing: async (address: ListAddress) => withKnownOptions(address, await knownOptions()),
    /** The product whose page carries this sku. */
    product: (sku: string) => first({ filters: { sku: [sku] } }),
    /** The same with what stands below it on its page. */
    productPage: async (sku: string): Promise<ProductPage | null> => {
      const product = await first({ filters: { sku: [sku] } });
      if (!product) return null;
      const [similar, related, reviews] = await Promise.all([
        listOf(product.similarSkus),
        listOf(product.relatedSkus),
        product.rating ? call(line, calls.reviews, toWireReviewQuery(product.id, catalog.reviewsOnPage)) : [],
      ]);
      return { ...product, similar, related, reviews };
    },
    /** The configurable product that a variant belongs to. */
    productOfVariant: (sku: string) => first({ filters: { "configurable_children.sku": [sku] } }),
    /** The products whose pages carry these skus, as far as lines of a cart are checked by them. */
    products: async (skus: readonly string[]) => (await search(lineSearch(skus))).products,
    stock: (sku: string) => call(line, calls.stockCheck, { sku }),
    /** How many can be had of each of these skus. */
    stocks: (skus: readonly string[]) => call(line, calls.stockList, { skus: skus.join(",") }),
    countries: () => call(line, calls.countries, {}),

    createCart: () => call(line, calls.cartCreate, {}),
    pullCart: (cartId: string) => call(line, calls.cartPull, { cartId }),
    updateLine: (cartId: string, wanted: Parameters<typeof toWireUpdate>[0]) =>
      call(line, calls.cartUpdate, { cartId }, toWireUpdate(wanted, cartId)),
    deleteLine: (cartId: string, known: Parameters<typeof toWireDelete>[0]) =>
      call(line, calls.cartDelete, { cartId }, toWireDelete(known, cartId)),
    totals: (cartId: string) => call(line, calls.cartTotals, { cartId }),
    shippingMethods: (cartId: string, country: string) =>
      call(line, calls.shippingMethods, { cartId }, toWireShippingMethodsBody({ country })),
    paymentMethods: (cartId: string) => call(line, calls.paymentMethods, { cartId }),
    /** Tells the platform where to and how; answers how it can be paid and what it comes to. */
    shippingInformation: (cartId: string, information: ShippingInformation) =>
      call(line, calls.shippingInformation, { cartId }, toWireShippingInformation(information)),

    /** However often the same request is sent, it is one order. */
    createOrder: (order: OrderRequest, sentAt: Date) => call(line, calls.orderCreate, {}, toWireOrder(order, sentAt)),
    /** An order of this visitor by its number, or by the key that it was sent with; null for everybody else's. */
    order: (numberOrKey: string) => orNull(call(line, calls.orderDetails, { order_id: numberOrKey })),

    /** Has the link to a new password sent, if there is such an account: the answer does not say. */
    requestPasswordReset: (email: string) => call(line, calls.userResetPassword, {}, { email }),
    /** Sets a new password by that link. */
    resetPassword: ({ email, token }: ResetLink, newPassword: string) =>
      call(line, calls.userPasswordChange, {}, { email, newPassword, resetToken: token }),
  };
}

export type Client = ReturnType<typeof createClient>;
