import { type Context, Hono } from "hono";
import { orderBody, type SentOrder } from "#contract/order/order.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { clientOf } from "../kernel/http/client.ts";
import { type Caller, callerOf, cartHolder, visitorOf } from "../customer/callerOf.ts";
import { type Claim, giveAllBack, takeAll } from "../kernel/limits/limits.ts";
import { isSignedCall } from "../kernel/http/staffSignature.ts";
import { createOrder, findPlaced } from "./createOrder.ts";
import { readOrder } from "./readOrder.ts";
import { isTrusted } from "./screenOrder.ts";
import type { OrderParts } from "./orderParts.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import { digest, sign } from "../kernel/secrets/tokens.ts";
import { outdates, readForm, refusal, success } from "../kernel/http/answer.ts";

/** The caller's address; null when unknown, such as for calls from the same machine. */
const addressOf = (c: Context): string | null => (c.req.header("x-dioptra-client") ? clientOf(c) : null);

interface Sender {
  readonly address: string | null;
  readonly caller: Caller;
  readonly sent: SentOrder;
  readonly isTrusted: boolean;
}

/** What an order counts among. A mailbox proves nothing about a guest, so that it counts with the caller's address first. */
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

export function orderRoutes(parts: OrderParts): Hono {
  const { database, clock, limits, catalogue, pointOf, fields, settings, confirmation } = parts;

  /** Counts an order before it is placed, because many at once are many: what was counted, or the seconds to wait. */
  async function count(c: Context, caller: Caller, sent: SentOrder) {
    if (await isSignedCall(c, parts)) return { claims: [], wait: null, screening: null };
    const address = addressOf(c);
    const trusted = await database.read((session) => isTrusted(session, caller));
    const claims = claimsOf({ address, caller, sent, isTrusted: trusted });
    const callerKey = address && sign(settings.secret, "order-caller", address);
    return { claims, wait: await takeAll(limits, claims), screening: { callerKey, rule: confirmation } };
  }

  return new Hono()
    .post("/create", async (c) => {
      const body = await readForm(c, orderBody);
      if (!body.ok) return refusal(c, body.error);
      const sent = body.value;
      const waitForCart = await limits.wait("orderPerCart", sent.cartId);
      if (waitForCart !== null) return refusal(c, tooManyTries(waitForCart).error);
      const who = await callerOf(c, parts);
      if (!who.ok) return refusal(c, who.error);
      const asked = who.value;
      const { userId } = sent;
      if (userId !== null && userId !== String(asked.customerId)) {
        return refusal(c, refused("LOGIN_REQUIRED", "This is the order of somebody who is not logged in.").error);
      }
      const isCartHolder = asked.kind === "guest" && visitorOf(c) === null;
      const caller: Caller = isCartHolder ? { ...asked, visitorId: cartHolder(sent.cartId) } : asked;
      const { claims, wait, screening } = await count(c, caller, sent);
      if (wait !== null) {
        // What is sent again after its answer was lost is one order: it is answered, however many there were.
        const placed = await database.read((session) => findPlaced(session, sent, caller));
        if (placed?.ok) return success(c, placed.value.answer);
        return refusal(c, tooManyTries(wait, "Too many orders were placed in a short time; try again later.").error);
      }
      const call = { sent, caller, pointOf, fields, settings, screening, now: clock() };
      let isNew = false;
      try {
        const { done: placed, outdated } = await changeProducts(parts, {
          changed: "stock",
          work: (session) => createOrder(session, catalogue, call),
          productIdsOf: (order) => (order.ok ? order.value.productIds : []),
        });
        if (!placed.ok) {
          // What is sent again after its answer was lost is one order, and counts as none.
          await limits.take("orderPerCart", sent.cartId);
          return refusal(c, placed.error);
        }
        isNew = placed.value.isNew;
        outdates(c, outdated);
        return success(c, placed.value.answer);
      } finally {
        if (!isNew) await giveAllBack(limits, claims);
      }
    })
    .get("/details", async (c) => {
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const number = c.req.query("order_id") ?? "";
      const order = await database.read((session) => readOrder(session, number, caller.value));
      return order ? success(c, order) : refusal(c, refused("ENOTFOUND", "There is no such order.").error);
    });
}
