import type { APIResponse } from "@playwright/test";
import { orderFor } from "../storefront/platform/support/shopping.ts";
import { expect, type Page } from "./fixtures.ts";
import type { Language } from "./language.ts";

/** What is ordered, as `cart/update` expects it. */
export interface OrderedItem {
  readonly sku: string;
  readonly qty: number;
  readonly product_option?: object;
}

/**
 * Orders a product without the shop's pages, as the customer who is logged in or as a guest. Returns the order's number.
 */
export async function orderByCall(
  { request }: Pick<Page, "request">,
  { prefix, address }: Language,
  email: string,
  item: OrderedItem,
): Promise<string> {
  const [storeCode, country, currency] =
    prefix === "" ? (["pl", "PL", "PLN"] as const) : (["de", "DE", "EUR"] as const);
  const resultOf = async (answer: APIResponse) => {
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).result;
  };
  const post = async (path: string, data: unknown) => resultOf(await request.post(`/api/${path}`, { data }));
  const { sku, qty } = item;
  const cartId: string = await post(`cart/create?storeCode=${storeCode}`, {});
  await post(`cart/update?cartId=${cartId}`, { cartItem: { ...item, quoteId: cartId } });
  const totals = await resultOf(await request.get(`/api/cart/totals?cartId=${cartId}`));
  const minor = Math.round(totals.items[0].price_incl_tax * 100);
  const customer = { firstName: "Anna", lastName: "Nowak", email };
  const delivery = { ...customer, ...address, country, apartment: "", region: "" };
  const products = [{ sku, name: sku, quantity: qty, price: { minor, currency } }];
  const order = orderFor(
    cartId,
    { sku, minor },
    { customer, storeCode, products, shippingAddress: delivery, billingAddress: delivery },
  );
  return (await post(`order/create?localeCode=${storeCode}`, order)).orderNumber;
}
