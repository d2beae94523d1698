import { endpoints } from "#contract/endpoints.ts";
import type { TestPlatform } from "../../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../../support/shopping.ts";

/** The total of an order of one frame: 329.00 and 5.00 for its delivery. */
export const total = "334.00";
export const totalMinor = 334_00;

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly email: string;
}

let orders = 0;

/** Places an order of one frame, each time with another e-mail address. */
export async function placeOrder(platform: TestPlatform): Promise<PlacedOrder> {
  await platform.setStock(black, 20);
  const email = `ala${++orders}@example.pl`;
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const cartId = await filledCart(platform, black);
  const sent = orderFor(cartId, bruno, { customer });
  const { json } = await platform.post("order/create?localeCode=pl", sent, visitor);
  const { id, number } = endpoints.orderCreate.result("PLN").parse(json.result);
  return { id: Number(id), number, email };
}

type Provider = "mollie" | "tpay";

/** Returns the hash of an order, as the browser that ordered receives it. */
export async function hashOf(platform: TestPlatform, orderId: number, provider: Provider = "mollie"): Promise<string> {
  const { json } = await platform.post(`vsbridge/${provider}/order-details`, { order_id: orderId }, visitor);
  return endpoints.mollieOrderDetails.result("PLN").parse(json.result).hash;
}

/** Starts a payment at Mollie. */
export async function startMolliePayment(platform: TestPlatform, orderId: number, method = "creditcard") {
  const hash = await hashOf(platform, orderId);
  const { json } = await platform.post("vsbridge/mollie/post-payment", { order_id: orderId, hash, method });
  return { hash, ...endpoints.molliePostPayment.result("PLN").parse(json.result) };
}

/** Starts a payment at Tpay. */
export async function startTpayPayment(platform: TestPlatform, orderId: number, group = "150") {
  const hash = await hashOf(platform, orderId, "tpay");
  const { json } = await platform.post("vsbridge/tpay/post-payment", { order_id: orderId, hash, group });
  return { hash, ...endpoints.tpayPostPayment.result("PLN").parse(json.result) };
}

/** Submits a form on the sandbox's page; returns the page, or the URL that the shopper is redirected to. */
export async function chooseOnSandboxPage(
  { fetch }: Pick<TestPlatform, "fetch">,
  page: string | null,
  form: Readonly<Record<string, string>>,
) {
  const response = await fetch(new Request(page ?? "", { method: "POST", body: new URLSearchParams(form) }));
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

/** Returns the status of a payment, as its page receives it. */
export async function readStatus(platform: TestPlatform, provider: Provider, id: string): Promise<unknown> {
  const { json } = await platform.post(`vsbridge/${provider}/get-payment`, { id });
  return (json.result as { readonly status?: unknown }).status;
}

/** Returns the status of an order, and its history as pairs of status and comment. */
export async function readOrder({ connection }: TestPlatform, id: number) {
  const { rows } = await connection.query<{ status: string; comment: string | null }>(
    "select status, comment from order_status_history where order_id = $1 order by id",
    [id],
  );
  const order = await connection.query<{ status: string }>("select status from orders where id = $1", [id]);
  return { status: order.rows[0]?.status, history: rows.map(({ status, comment }) => [status, comment]) };
}
