import { type Context, Hono } from "hono";
import { orderBody, type SentOrder } from "#contract/order/order.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { clientOf } from "../kernel/http/client.ts";
import { type Caller, callerOf, visitorIdOfCart, visitorOf } from "../customer/callerOf.ts";
import { type Claim, giveAllBack, takeAll } from "../kernel/limits/limits.ts";
import { isSignedCall } from "../kernel/http/staffSignature.ts";
import { createOrder, findPlaced, type PlacedOrder } from "./createOrder.ts";
import { createStatusLinks } from "./statusLinks.ts";
import { readOrder } from "./readOrder.ts";
import { isTrusted } from "./screenOrder.ts";
import type { OrderParts } from "./orderParts.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import { digest, sign } from "../kernel/secrets/tokens.ts";
import { invalidateTags, readForm, refusal, success } from "../kernel/http/answer.ts";

/** Returns the caller's IP address; null when unknown, such as for calls from the same machine. */
const addressOf = (c: Context): string | null => (c.req.header("x-dioptra-client") ? clientOf(c) : null);

/** The sender of an order, as far as limits distinguish senders. */
interface Sender {
  readonly address: string | null;
  readonly caller: Caller;
  readonly sent: SentOrder;
  readonly isTrusted: boolean;
}

/**
 * Returns the limits that an order counts towards. Anybody can type any e-mail address, so the lower of the two limits of
 * a mailbox counts only orders from the caller's own IP address.
 */
function claimsOf({ address, caller, sent, isTrusted }: Sender): readonly Claim[] {
  const mailbox = mailboxOf(sent.customer.email);
  const { customerId, visitorId } = caller;
  const ofMailbox: readonly Claim[] = [
    ["ordersPerAddress", address === null ? null : digest(`${mailbox} ${address}`)],
    ["ordersPerMailbox", digest(mailbox)],
  ];
  return [
    ["ordersPerVisitor", customerId === null ? visitorId && digest(visitorId) : `customer:${customerId}`],
    ["ordersPerClient", address],
    ...(isTrusted ? [] : ofMailbox),
  ];
}

/** Creates the calls that place an order and show it. */
export function orderRoutes(parts: OrderParts): Hono {
  const { database, clock, limits, catalogue, findPoint, fields, settings, confirmation } = parts;

  /**
   * Counts an order towards its limits before it is placed, so that parallel orders count too. Returns what was counted,
   * and the seconds to wait, null when the order is within the limits.
   */
  async function takeLimits(c: Context, caller: Caller, sent: SentOrder) {
    if (await isSignedCall(c, parts)) return { claims: [], wait: null, screening: null };
    const address = addressOf(c);
    const trusted = await database.read((session) => isTrusted(session, caller));
    const claims = claimsOf({ address, caller, sent, isTrusted: trusted });
    const callerKey = address && sign(settings.secret, "order-caller", address);
    return { claims, wait: await takeAll(limits, claims), screening: { callerKey, rule: confirmation } };
  }

  const links = createStatusLinks(settings.secret);
  /** Returns the answer of an order with its hash, by which a browser without cookies can pay it. */
  const answerOf = ({ answer, order }: PlacedOrder) => ({ ...answer, hash: links.hashOf(order) });

  return new Hono()
    .post("/create", async (c) => {
      const body = await readForm(c, orderBody);
      if (!body.ok) return refusal(c, body.error);
      const sent = body.value;
      const waitForCart = await limits.peek("orderPerCart", sent.cartId);
      if (waitForCart !== null) return refusal(c, tooManyTries(waitForCart).error);
      const identified = await callerOf(c, parts);
      if (!identified.ok) return refusal(c, identified.error);
      const { value: sender } = identified;
      const { userId } = sent;
      if (userId !== null && userId !== String(sender.customerId)) {
        return refusal(c, refused("LOGIN_REQUIRED", "Log in as the customer who places this order.").error);
      }
      const isCartHolder = sender.kind === "guest" && visitorOf(c) === null;
      const caller: Caller = isCartHolder ? { ...sender, visitorId: visitorIdOfCart(sent.cartId) } : sender;
      const { claims, wait, screening } = await takeLimits(c, caller, sent);
      if (wait !== null) {
        // An order that was placed already is answered even above the limit: its first answer may have been lost.
        const placed = await database.read((session) => findPlaced(session, sent, caller));
        if (placed?.ok) return success(c, answerOf(placed.value));
        return refusal(c, tooManyTries(wait, "Too many orders were placed in a short time; try again later.").error);
      }
      const call = { sent, caller, findPoint, fields, settings, screening, now: clock() };
      let isNew = false;
      try {
        const { done: placed, outdated } = await changeProducts(parts, {
          changed: "stock",
          work: (session) => createOrder(session, catalogue, call),
          productIdsOf: (order) => (order.ok ? order.value.productIds : []),
        });
        if (!placed.ok) {
          await limits.take("orderPerCart", sent.cartId);
          return refusal(c, placed.error);
        }
        isNew = placed.value.isNew;
        invalidateTags(c, outdated);
        return success(c, answerOf(placed.value));
      } finally {
        // Refused orders and repeated requests do not count towards the limits.
        if (!isNew) await giveAllBack(limits, claims);
      }
    })
    .get("/details", async (c) => {
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const number = c.req.query("order_id") ?? "";
      const order = await database.read((session) => readOrder(session, number, { caller: caller.value, fields }));
      return order ? success(c, order) : refusal(c, refused("ENOTFOUND", "There is no such order.").error);
    });
}
