import { type Account, register } from "../support/accounts.ts";
import type { TestPlatform } from "../support/openTestPlatform.ts";
import { black, bruno, orderFor } from "../support/shopping.ts";

/** A text that occurs only in the owner's address, so that only the owner may receive it. */
export const secret = "Tajemnicza 17";

/** A customer with a cart and an order, and the headers of other callers. */
export interface Fixture {
  readonly owner: Account;
  readonly cartId: string;
  readonly order: { readonly id: number; readonly number: string };
  /** The headers that identify each caller. */
  readonly headers: Readonly<Record<Caller, Readonly<Record<string, string>>>>;
}

/** The callers in the order of their calls. The owner is last, because the owner's calls change things. */
export const callers = ["guest", "other", "expired", "forged", "owner"] as const;
export type Caller = (typeof callers)[number];

async function ownCart({ post }: TestPlatform, { headers }: Account): Promise<string> {
  const { json } = await post("cart/create?storeCode=pl", {}, headers);
  const cartId = String(json.result);
  await post(`cart/update?cartId=${cartId}`, { cartItem: { sku: black, qty: 1, quoteId: cartId } }, headers);
  return cartId;
}

const address = {
  firstname: "Ala",
  lastname: "Nowak",
  street: [secret, "7"],
  city: "Łódź",
  postcode: "90-001",
  country_id: "PL",
  telephone: "600 100 200",
};

/** Creates the customers, the cart and the order. */
export async function createFixture(platform: TestPlatform): Promise<Fixture> {
  await platform.setStock(black, 50);
  const [owner, other, expired] = [await register(platform), await register(platform), await register(platform)];
  await platform.post("user/me", { customer: { addresses: [address] } }, owner.headers);
  const sent = orderFor(await ownCart(platform, owner), bruno);
  const customer = { ...sent.customer, email: owner.email };
  const { json } = await platform.post("order/create", { ...sent, customer }, owner.headers);
  const { backendOrderId, orderNumber } = json.result as { backendOrderId: string; orderNumber: string };
  await platform.connection.query(
    "update sessions set used_at = now() - interval '10 years' where customer_id = (select id from customers where email = $1)",
    [expired.email],
  );
  return {
    owner,
    cartId: await ownCart(platform, owner),
    order: { id: Number(backendOrderId), number: orderNumber },
    headers: {
      guest: {},
      other: other.headers,
      expired: expired.headers,
      forged: { authorization: `Bearer ${"x".repeat(43)}` },
      owner: owner.headers,
    },
  };
}
