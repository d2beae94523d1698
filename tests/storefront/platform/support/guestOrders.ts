import { endpoints } from "#contract/endpoints.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { newEmail } from "./accounts.ts";
import type { TestPlatform } from "./openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "./shopping.ts";

type Headers = Readonly<Record<string, string>>;

export interface GuestOrder extends Partial<Pick<OrderRequest, "paymentCode">> {
  readonly email?: string;
  readonly quantity?: number;
}

/** Returns the number of a placed order. */
export const numberOf = ({ json }: { readonly json: { readonly result?: unknown } }) =>
  endpoints.orderCreate.result("PLN").parse(json.result).number;

/** Creates the actions of guests who order the black Bruno and use the links in their mails. */
export function guestOrders(platform: TestPlatform) {
  let guests = 0;
  /** Returns the headers of a new browser with an IP address of its own. */
  const newGuest = (): Headers => ({
    "x-dioptra-client": `10.1.${++guests >> 8}.${guests & 255}`,
    "x-dioptra-visitor": `guest-${guests}`,
  });

  /** Fills a cart and returns its order, which has not been sent. */
  async function newOrder({ email = newEmail(), quantity = 1, ...change }: GuestOrder = {}) {
    const customer = { firstName: "Ala", lastName: "Nowak", email };
    return orderFor(await filledCart(platform, black, quantity), { ...bruno, quantity }, { customer, ...change });
  }

  const send = (order: object, headers: Headers) => platform.post("order/create?localeCode=pl", order, headers);
  const order = async (headers: Headers, options?: GuestOrder) => send(await newOrder(options), headers);

  /** Returns an order as its visitor sees it. */
  async function readDetails(number: string, headers: Headers) {
    const { json } = await platform.get(`order/details?order_id=${number}`, headers);
    return endpoints.orderDetails.result("PLN").parse(json.result);
  }

  /** Returns the link in the last mail of a kind, by default the one that asks to confirm an order. */
  async function linkTo(email: string, wantedKind = "order-to-confirm"): Promise<string> {
    const mails = await platform.mailsTo(email);
    const text = mails.findLast(({ kind }) => kind === wantedKind)?.text ?? "";
    const [href = ""] = /http:\/\/shop\.test\/\S+/.exec(text) ?? [];
    return href;
  }

  /** Opens the page of a link, or submits its form. */
  async function openPage(href: string, method: "GET" | "POST") {
    const response = await platform.fetch(new Request(href, { method }));
    return { status: response.status, text: await response.text() };
  }

  return { newGuest, newOrder, send, order, readDetails, linkTo, openPage };
}
