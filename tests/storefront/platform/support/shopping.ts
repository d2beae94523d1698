import { toWireOrder } from "#contract/order/order.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { Answer, TestPlatform } from "./openTestPlatform.ts";

/** The frame Bruno in black, 53 mm wide, of which 22 pieces are in stock. */
export const black = "MR-BRUNO-BLACK-53";
export const bruno = { sku: black, minor: 329_00 };

/** The header of the browser that orders. A guest's order is shown only to the same browser. */
export const visitor = { "x-dioptra-visitor": "visitor-a" };

/** Creates a guest's cart in a store view, and returns its id. */
export async function newCart({ post }: Pick<TestPlatform, "post">, storeCode = "pl"): Promise<string> {
  const { json } = await post(`cart/create?storeCode=${storeCode}`, {});
  return String(json.result);
}

export const putIn = (
  { post }: Pick<TestPlatform, "post">,
  cartId: string,
  cartItem: Readonly<Record<string, unknown>>,
): Promise<Answer> => post(`cart/update?cartId=${cartId}`, { cartItem: { ...cartItem, quoteId: cartId } });

export const address = {
  firstName: "Ala",
  lastName: "Nowak",
  country: "PL",
  street: "Prosta 5",
  apartment: "7",
  postcode: "90-001",
  city: "Łódź",
  region: "",
  phone: "600 100 200",
} as const;

/** The same address in the wire's format. */
export const wireAddress = {
  firstname: "Ala",
  lastname: "Nowak",
  street: ["Prosta 5", "7"],
  city: "Łódź",
  postcode: "90-001",
  country_id: "PL",
  telephone: "600 100 200",
};

/** Returns a valid order of one line. */
export const orderFor = (
  cartId: string,
  product: { readonly sku: string; readonly quantity?: number; readonly minor: number },
  change: Partial<OrderRequest> = {},
) =>
  toWireOrder(
    {
      key: crypto.randomUUID(),
      cartId,
      storeCode: "pl",
      createdAt: new Date("2026-11-20T11:59:00Z"),
      customer: { firstName: "Ala", lastName: "Nowak", email: "ala@example.pl" },
      shippingAddress: address,
      billingAddress: address,
      shipping: { carrierCode: "dpd", methodCode: "flatrate" },
      paymentCode: "cashondelivery",
      costs: { shipping: null, payment: null },
      products: [
        {
          sku: product.sku,
          name: "Bruno",
          quantity: product.quantity ?? 1,
          price: { minor: product.minor, currency: "PLN" },
        },
      ],
      ...change,
    },
    new Date("2026-11-20T12:00:00Z"),
  );

/** Creates a guest's cart with one line, and returns its id. */
export async function filledCart(platform: Pick<TestPlatform, "post">, sku: string, quantity = 1): Promise<string> {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku, qty: quantity });
  return cartId;
}
