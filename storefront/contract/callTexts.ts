import type { QueryParameter } from "./endpoint.ts";
import type { endpoints } from "./endpoints.ts";

/** What each call is for, in one sentence for whoever builds a provider. */
export const callTexts: Readonly<Record<keyof typeof endpoints, string>> = {
  productSearch: "Products whole, as the product page shows them.",
  productSearchByPost: "The same for a query that is too long for an address.",
  productList: "Products as a list shows them, with the counts of its filters.",
  attributeSearch: "The attributes that products have, with their options.",
  categoryText: "What a category's page says.",
  categorySearch: "Categories as the menu and the addresses of lists need them.",
  filterDescriptions: "How the values of filters are described.",
  reviews: "What buyers said of a product.",
  stockCheck: "How many of a sku can be had now; of a product with variants, all of them together.",
  stockList: "The same of several skus, in no particular order; what nobody knows is left out.",
  cartCreate: "Opens a cart of this store view and answers its id.",
  cartPull: "The lines of a cart.",
  cartUpdate: "Puts a line into the cart, or changes its quantity where it is named.",
  cartDelete: "Takes a line out of the cart.",
  cartTotals: "What the cart costs, with taxes, delivery and discounts.",
  paymentMethods: "The ways in which this cart can be paid.",
  shippingMethods: "The ways in which this cart can be sent to an address.",
  shippingInformation: "Chooses where and how the cart is sent; answers what it costs then and how it can be paid.",
  orderCreate: "Places an order. The same `order_id` is the same order, however often it is sent.",
  orderDetails: "One order of this visitor, by its number; 404 to everybody else.",
  countries: "The countries that this store view delivers to.",
  openApi: "This description.",
};

/** What travels in the query. */
export const queryTexts: Readonly<Record<QueryParameter, string>> = {
  token: "Whose call it is: the visitor's or the customer's token.",
  cartId: "The cart that is meant.",
  storeCode: "The store view that is meant, such as `pl`.",
  localeCode: "The language of what is written to the shopper, such as `pl-PL`.",
  sku: "The variant, or the product, that is meant.",
  skus: "Several of them, separated by commas.",
  order_id: "The number of the order.",
  request: "The body of the search as JSON.",
  size: "How many are asked for.",
  from: "How many are passed over.",
  sort: "Field and direction, such as `created_at:desc`; several are separated by commas.",
  _source_include: "Only these fields, separated by commas.",
  _source_exclude: "All fields but these.",
};
