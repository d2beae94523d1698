import { categoryWords, fittingDescription } from "#domain/catalog/categoryWords.ts";
import type { Article, ArticleCard } from "#domain/content.ts";
import type { CustomerAddress, ResetLink } from "#domain/customer/customer.ts";
import type { LensTypeNode } from "#domain/product/configuration.ts";
import type { ProductPage } from "#domain/product/href.ts";
import { reviewEndpoints, toWireReviewQuery } from "#contract/catalog/review.ts";
import { isNarrowed, type ListAddress, withKnownOptions } from "#domain/catalog/listAddress.ts";
import { cartEndpoints, toWireDelete, toWireUpdate } from "#contract/cart/cart.ts";
import { categoryEndpoints, toWireCategoryQuery, toWireCategoryTextQuery } from "#contract/catalog/category.ts";
import { filterDescriptionEndpoints, toWireFilterDescriptionQuery } from "#contract/catalog/filterDescription.ts";
import { searchEndpoints, lineSearch, type ProductSearch, toWireSearchQuery } from "#contract/catalog/search.ts";
import { isLongSearch, listEndpoints, toWireListQuery } from "#contract/catalog/list.ts";
import { readList } from "#contract/catalog/listAnswer.ts";
import { toListBody } from "#contract/catalog/listBody.ts";
import { orderEndpoints, toWireOrder } from "#contract/order/order.ts";
import {
  shippingEndpoints,
  type ShippingInformation,
  toWireShippingInformation,
  toWireShippingMethodsBody,
} from "#contract/checkout/shipping.ts";
import { articleEndpoints } from "#contract/content/article.ts";
import { bannerEndpoints } from "#contract/content/banner.ts";
import { cmsEndpoints } from "#contract/content/cms.ts";
import { channelEndpoints } from "#contract/stores/channel.ts";
import { couponEndpoints } from "#contract/cart/coupon.ts";
import { newsletterEndpoints } from "#contract/customer/newsletter.ts";
import { toWireCustomerAddress } from "#contract/customer/customerAddress.ts";
import { orderHistoryEndpoints } from "#contract/order/orderHistory.ts";
import { profileEndpoints } from "#contract/customer/profile.ts";
import { userEndpoints } from "#contract/customer/user.ts";
import { passwordResetEndpoints } from "#contract/customer/passwordReset.ts";
import { paymentEndpoints } from "#contract/checkout/paymentMethods.ts";
import { productConfigurationEndpoints } from "#contract/catalog/productConfiguration.ts";
import { stockEndpoints } from "#contract/catalog/stock.ts";
import { totalsEndpoints } from "#contract/cart/totals.ts";
import { urlMapEndpoints } from "#contract/catalog/urlMap.ts";
import { catalog } from "#configuration/catalog.ts";
import { content } from "#configuration/content.ts";
import { filters } from "#configuration/filters.ts";
import { search as textRules } from "#configuration/search.ts";
import { listOfSkus, type ListSearch, type ProductList } from "#domain/catalog/listSearch.ts";
import { hasLensFilter, withLensTypes } from "#domain/catalog/lensFilter.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { LoginValue, PasswordChangeValue, ProfileValue, RegistrationValue } from "@dioptra/ui/rules";
import { call, type ClientOptions } from "./call.ts";
import { ProviderRefusal } from "./failures.ts";

export type { Fetch } from "./call.ts";

/** The calls that the shop's pages make. Browsers load no others of the contract. */
const calls = {
  ...searchEndpoints,
  ...listEndpoints,
  ...categoryEndpoints,
  ...filterDescriptionEndpoints,
  ...productConfigurationEndpoints,
  ...reviewEndpoints,
  ...stockEndpoints,
  ...cartEndpoints,
  ...totalsEndpoints,
  ...paymentEndpoints,
  ...shippingEndpoints,
  ...orderEndpoints,
  ...channelEndpoints,
  ...passwordResetEndpoints,
  ...urlMapEndpoints,
  cmsPages: cmsEndpoints.cmsPages,
  frontBlocks: cmsEndpoints.frontBlocks,
  sliders: bannerEndpoints.sliders,
  banners: bannerEndpoints.banners,
  articles: articleEndpoints.articles,
  couponApply: couponEndpoints.couponApply,
  couponDelete: couponEndpoints.couponDelete,
  userLogin: userEndpoints.userLogin,
  userCreate: userEndpoints.userCreate,
  userLogout: userEndpoints.userLogout,
  userChangePassword: userEndpoints.userChangePassword,
  userProfile: profileEndpoints.userProfile,
  userUpdate: profileEndpoints.userUpdate,
  orderHistory: orderHistoryEndpoints.orderHistory,
  newsletterSubscribe: newsletterEndpoints.newsletterSubscribe,
};

/** Returns null for a resource that does not exist. Throws for every other refusal. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
}

/** Returns the body of a search for documents with this value in a field. */
const termRequest = (field: string, value: string | number): string =>
  JSON.stringify({ query: { bool: { filter: { terms: { [field]: [value] } } } } });

const listRules = {
  ...textRules,
  listOutOfStockProducts: catalog.listOutOfStockProducts,
  variantAttributes: filters.facets.filter(({ perVariant }) => perVariant).map(({ code }) => code),
};

/** Returns a function that loads a value once. After a failure, the next call loads again. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return async () => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = null;
      throw error;
    }
  };
}

/** Returns a function that loads the existing options of each facet of words, which change only with a restart of the shop. */
const createOptionLookup = (options: ClientOptions): (() => Promise<Readonly<Record<string, readonly string[]>>>) =>
  loadOnce(async () => {
    const attributes = await call(options, calls.attributeSearch, { size: String(catalog.attributeListSize) });
    const inWords = filters.facets.filter(({ shows }) => shows !== "millimetres" && shows !== "price");
    const optionsOf = (code: string) => attributes.find((each) => each.code === code)?.options ?? [];
    return Object.fromEntries(inWords.map(({ code }) => [code, optionsOf(code).map(({ value }) => value)]));
  });

/** Returns a function that loads the lens types, by which lists of contact lenses are filtered. */
const createLensTypeLookup = (options: ClientOptions): (() => Promise<readonly LensTypeNode[]>) =>
  loadOnce(async () => (await call(options, calls.configurationTree, {})).lensTypes);

/**
 * Creates the provider's calls in the domain's words. They throw `ProviderRefusal` when the provider refuses,
 * `ProviderUnreachable` when no answer arrives and `MalformedAnswer` when the answer has another form.
 */
export function createClient(options: ClientOptions) {
  const searchProducts = (search: ProductSearch) => call(options, calls.productSearch, toWireSearchQuery(search));
  const findProduct = async (search: ProductSearch) =>
    (await searchProducts({ ...search, size: 1 })).products[0] ?? null;
  async function loadList(search: ListSearch): Promise<ProductList> {
    const query = toWireListQuery(search, listRules);
    const answer = isLongSearch(query)
      ? await call(options, calls.productListByPost, query, toListBody(search, listRules))
      : await call(options, calls.productList, query);
    return readList(answer, search);
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
      const ascending = await call(options, calls.categorySearch, toWireCategoryQuery(catalog.categoryFetchSize));
      return catalog.categoryOrder === "ascending" ? ascending : ascending.toReversed();
    },
    /** Returns the texts of a category's list: its name, description and metadata. */
    categoryWords: async (categoryId: number, address: ListAddress) => {
      const categoryText = call(options, calls.categoryText, toWireCategoryTextQuery(categoryId));
      const { chosen, text } = address;
      if (text !== null || !isNarrowed(address)) return categoryWords(await categoryText, null, address);
      const query = toWireFilterDescriptionQuery(categoryId, Object.values(chosen).flat());
      const fitting = fittingDescription(await call(options, calls.filterDescriptions, query), chosen);
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
        product.rating ? call(options, calls.reviews, toWireReviewQuery(product.id, catalog.reviewsOnPage)) : [],
      ]);
      return { ...product, similar, related, reviews };
    },
    /** Returns the configurable product that a variant belongs to; null if there is none. */
    productOfVariant: (sku: string) => findProduct({ filters: { "configurable_children.sku": [sku] } }),
    /** Returns what an address without a route leads to; null if there is nothing. */
    mapUrl: (url: string, childSku?: string) =>
      call(options, calls.urlMap, {}, { url, ...(childSku !== undefined && { filters: { sku: childSku } }) }),
    /** Returns a page of text by the last part of its address; null if there is none. */
    contentPage: async (identifier: string) => {
      const request = termRequest("identifier", identifier);
      return (await call(options, calls.cmsPages, { request, size: "1" }))[0] ?? null;
    },
    /** Returns the slides at the top of the home page, in their order. */
    slides: () => call(options, calls.sliders, { type: "main" }),
    /** Returns the banners of the store view's pages. */
    banners: () => call(options, calls.banners, {}),
    /** Returns the short texts of a page, such as `home`. */
    frontBlocks: (page: string) =>
      call(options, calls.frontBlocks, { request: termRequest("page", page), size: String(content.frontBlockSize) }),
    /** Returns the newest articles, without their texts. */
    articles: (size: number): Promise<readonly ArticleCard[]> =>
      call(options, calls.articles, { sort: "id:desc", size: String(size), _source_exclude: "content" }),
    /** Returns an article; null if there is none. */
    article: async (id: number): Promise<Article | null> =>
      (await call(options, calls.articles, { request: termRequest("id", id), size: "1" }))[0] ?? null,
    /** Returns products as cards show them, in the order of the skus. Skus that do not exist are left out. */
    tilesBySku: listBySkus,
    /** Returns the products whose pages have these skus, in their order. Skus that do not exist are left out. */
    productsBySku: async (skus: readonly string[]) => {
      const { products } = await searchProducts({ filters: { sku: skus }, size: skus.length });
      return skus.flatMap((sku) => products.find(({ parentSku }) => parentSku === sku) ?? []);
    },
    /** Returns the products whose pages have these skus, with the fields by which cart lines are checked. */
    products: async (skus: readonly string[]) => (await searchProducts(lineSearch(skus))).products,
    /** Returns the pairs of lenses that frames can get. */
    spectacleLenses: async () => (await call(options, calls.configurationTree, {})).spectacleLenses,
    stock: (sku: string) => call(options, calls.stockCheck, { sku }),
    /** Returns the stock of each sku. */
    stocks: (skus: readonly string[]) => call(options, calls.stockList, { skus: skus.join(",") }),
    countries: () => call(options, calls.countries, {}),

    createCart: () => call(options, calls.cartCreate, {}),
    /** Moves the lines of a guest's cart into the cart of the customer who has logged in. Returns the id of that cart. */
    takeOverCart: (cartId: string) => call(options, calls.cartCreate, { cartId }),
    /** Returns the id of the cart that the platform has for this customer or visitor; null without one. */
    resumeCart: () => call(options, calls.cartResume, {}),
    pullCart: (cartId: string) => call(options, calls.cartPull, { cartId }),
    updateLine: (cartId: string, line: Parameters<typeof toWireUpdate>[0]) =>
      call(options, calls.cartUpdate, { cartId }, toWireUpdate(line, cartId)),
    deleteLine: (cartId: string, line: Parameters<typeof toWireDelete>[0]) =>
      call(options, calls.cartDelete, { cartId }, toWireDelete(line, cartId)),
    totals: (cartId: string) => call(options, calls.cartTotals, { cartId }),
    /** Sets the payment method of a cart. Returns its totals. */
    setPayment: (cartId: string, paymentCode: string) =>
      call(options, calls.collectTotals, { cartId }, { methods: { paymentMethod: { method: paymentCode } } }),
    applyCoupon: (cartId: string, coupon: string) => call(options, calls.couponApply, { cartId, coupon }),
    removeCoupon: (cartId: string) => call(options, calls.couponDelete, { cartId }),
    shippingMethods: (cartId: string, country: string) =>
      call(options, calls.shippingMethods, { cartId }, toWireShippingMethodsBody({ country })),
    /** Returns the payment methods of a cart; the billing country is null if it is the delivery country. */
    paymentMethods: (cartId: string, billingCountry: string | null) =>
      call(options, calls.paymentMethods, { cartId, ...(billingCountry !== null && { billingCountry }) }),
    /** Sets the address and the delivery method of a cart. Returns its payment methods and totals. */
    shippingInformation: (cartId: string, information: ShippingInformation) =>
      call(options, calls.shippingInformation, { cartId }, toWireShippingInformation(information)),

    /** Places an order. Sending the same request again does not create a second order. */
    createOrder: (order: OrderRequest, sentAt: Date) =>
      call(options, calls.orderCreate, {}, toWireOrder(order, sentAt)),
    /** Returns an order of this visitor by its number or by the key of its request; null for orders of others. */
    order: (numberOrKey: string) => orNull(call(options, calls.orderDetails, { order_id: numberOrKey })),

    /** Logs a customer in. The gate keeps the tokens in cookies that scripts cannot read. */
    logIn: ({ email, password }: LoginValue) => call(options, calls.userLogin, {}, { username: email, password }),
    /** Creates an account and logs its customer in. */
    register: ({ firstName, lastName, email, password, terms }: RegistrationValue) =>
      call(
        options,
        calls.userCreate,
        {},
        { customer: { firstname: firstName, lastname: lastName, email }, password, conditions: terms },
      ),
    /** Ends the login at the platform and in this browser. */
    logOut: () => call(options, calls.userLogout, {}, {}),
    /** Returns the profile of the customer who is logged in. */
    profile: () => call(options, calls.userProfile, {}),

    /** Changes names and e-mail address, which needs the password. Returns the changed profile. */
    saveProfile: ({ firstName, lastName, email, currentPassword }: ProfileValue) =>
      call(
        options,
        calls.userUpdate,
        {},
        {
          customer: { firstname: firstName, lastname: lastName, email },
          ...(currentPassword !== undefined && { currentPassword }),
        },
      ),
    /** Replaces all addresses of a customer. Those without an id are new. Returns the changed profile. */
    saveAddresses: (customerId: number, addresses: readonly CustomerAddress[]) =>
      call(
        options,
        calls.userUpdate,
        {},
        { customer: { addresses: addresses.map((address) => toWireCustomerAddress(address, customerId)) } },
      ),
    changePassword: ({ current, password }: PasswordChangeValue) =>
      call(options, calls.userChangePassword, {}, { currentPassword: current, newPassword: password }),
    /** Returns a page of the customer's orders, the newest first. The first page is 1. */
    orderHistory: (page: number, size: number) =>
      call(options, calls.orderHistory, { pageSize: String(size), currentPage: String(page) }),

    /** Sends a mail whose link starts the newsletter. The answer does not reveal who is subscribed. */
    subscribeToNewsletter: (email: string) => call(options, calls.newsletterSubscribe, {}, { email }),
    /** Sends a password reset link if there is such an account. The answer does not reveal whether there is. */
    requestPasswordReset: (email: string) => call(options, calls.userResetPassword, {}, { email }),
    /** Sets a new password with the token of such a link. */
    resetPassword: ({ email, token }: ResetLink, newPassword: string) =>
      call(options, calls.userPasswordChange, {}, { email, newPassword, resetToken: token }),
  };
}

export type Client = ReturnType<typeof createClient>;
