import { type Account, register } from "../support/accounts.ts";
import type { TestPlatform } from "../support/openTestPlatform.ts";
import { black, bruno, orderFor } from "../support/shopping.ts";

/** What only the owner may read: it stands in their address, and nowhere else. */
export const secret = "Tajemnicza 17";

/** A customer with a cart and an order, and others who are not that customer. */
export interface World {
  readonly owner: Account;
  readonly cartId: string;
  readonly order: { readonly id: number; readonly number: string };
  /** What each of them says who they are by. */
  readonly headers: Readonly<Record<Who, Readonly<Record<string, string>>>>;
}

/** The owner comes last: whatever is changed or ordered, the others tried before. */
export const everybody = ["guest", "other", "expired", "forged", "owner"] as const;
export type Who = (typeof everybody)[number];

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

export async function openWorld(platform: TestPlatform): Promise<World> {
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
