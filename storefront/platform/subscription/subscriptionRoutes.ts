import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { configuration } from "#configuration/index.ts";
import { subscribeBody, subscriptionAddressBody } from "#contract/customer/subscription.ts";
import { ok, type Result } from "#domain/result.ts";
import { customerOf } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { subscriptions } from "./tables/subscription.ts";
import { answer, invalidateTags, pageOf, readForm, refusal, success, idInPath } from "../kernel/http/answer.ts";
import type { PaymentParts } from "../payment/paymentParts.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import {
  cancelSubscription,
  changeDeliveries,
  type DeliveryChange,
  moveSubscription,
  type StoredSubscription,
} from "./changeSubscription.ts";
import { createPaymentLink } from "./paymentLink.ts";
import { readSubscriptions, wireSubscription } from "./readSubscriptions.ts";
import { readOffer } from "./offer.ts";
import { subscribe } from "./subscribe.ts";

const changedProducts = (done: Result<{ readonly productIds: readonly number[] }, unknown>) =>
  done.ok ? done.value.productIds : [];

const idOf = (c: Context) => idInPath(c, "subscriptionId");

/** Creates `POST subscribe`. It has routes of its own, since all other calls lie under `subscription`. */
export function subscribeRoutes(parts: OrderParts): Hono {
  const { clock } = parts;
  return new Hono().post("/", async (c) => {
    const caller = await customerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const body = await readForm(c, subscribeBody);
    if (!body.ok) return refusal(c, body.error);
    const request = { ...body.value, caller: caller.value, storeCode: c.req.query("storeCode") };
    const { done: made, outdated } = await changeProducts(parts, {
      changed: "stock",
      work: async (session) => {
        const subscribed = await subscribe(session, parts, request, clock());
        if (!subscribed.ok) return subscribed;
        const { id, productIds } = subscribed.value;
        return ok({ wire: await readWireById(session, parts, id), productIds });
      },
      productIdsOf: changedProducts,
    });
    if (!made.ok) return refusal(c, made.error);
    invalidateTags(c, outdated);
    return success(c, made.value.wire);
  });
}

async function readWireById(session: Session, parts: OrderParts, id: number) {
  const [found] = await session.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!found) throw new Error("The subscription was not written.");
  return wireSubscription(session, parts, found);
}

/** Creates the calls that list, change, cancel and pay a customer's subscriptions. */
export function subscriptionRoutes(parts: OrderParts & PaymentParts): Hono {
  const { database, clock, settings } = parts;
  const { subscriptionPageSize, firstPage } = configuration.orders;
  const wire = (session: Session, found: StoredSubscription) => wireSubscription(session, parts, found);
  const changing = (change: DeliveryChange) => async (c: Context) => {
    const caller = await customerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const reference = { id: idOf(c), customerId: caller.value.customerId };
    const changed = await database.write(async (session) => {
      const done = await changeDeliveries(session, reference, change, clock());
      return done.ok ? ok(await wire(session, done.value)) : done;
    });
    return answer(c, changed);
  };
  return new Hono()
    .post("/skip/:subscriptionId", changing("skip"))
    .post("/pause/:subscriptionId", changing("pause"))
    .post("/resume/:subscriptionId", changing("resume"))
    .get("/", async (c) => {
      const caller = await customerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const page = pageOf(c, subscriptionPageSize, firstPage);
      const { customerId } = caller.value;
      return success(c, await database.read((session) => readSubscriptions(session, parts, customerId, page)));
    })
    .put("/address/:subscriptionId", async (c) => {
      const caller = await customerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const body = await readForm(c, subscriptionAddressBody);
      if (!body.ok) return refusal(c, body.error);
      const reference = { id: idOf(c), customerId: caller.value.customerId };
      const moved = await database.write(async (session) => {
        const done = await moveSubscription(session, reference, body.value);
        return done.ok ? ok(await wire(session, done.value)) : done;
      });
      return answer(c, moved);
    })
    .post("/cancel/:subscriptionId", async (c) => {
      const caller = await customerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const reference = { id: idOf(c), customerId: caller.value.customerId };
      const { done: ended, outdated } = await changeProducts(parts, {
        changed: "stock",
        work: async (session) => {
          const done = await cancelSubscription(session, reference, { settings, now: clock() });
          if (!done.ok) return done;
          const { subscription, productIds } = done.value;
          return ok({ wire: await wire(session, subscription), productIds });
        },
        productIdsOf: changedProducts,
      });
      if (!ended.ok) return refusal(c, ended.error);
      invalidateTags(c, outdated);
      return success(c, ended.value.wire);
    })
    .get("/offer", async (c) => {
      const caller = await customerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const request = { caller: caller.value, storeCode: c.req.query("storeCode") };
      const offered = await database.read((session) => readOffer(session, parts, request, clock()));
      return answer(c, offered.ok ? ok(offered.value.wire) : offered);
    })
    .get("/payment-link", async (c) => {
      const caller = await customerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const { customerId } = caller.value;
      const token = c.req.query("tokenValue") ?? "";
      const currency = c.req.query("currencyCode") ?? "";
      return answer(c, await createPaymentLink(parts, { customerId, token, currency }));
    });
}
