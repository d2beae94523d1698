import { and, eq, gt, inArray, or } from "drizzle-orm";
import * as z from "zod/mini";
import { readLenses } from "#contract/catalog/goods.ts";
import { acceptedStatuses, type OrderStatus } from "#domain/order/order.ts";
import { type ProductAttributes, products, variants } from "../catalog/tables/catalog.ts";
import { emailKeyOf } from "../customer/email.ts";
import { customers } from "../customer/tables/customer.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import type { JobHandler } from "../kernel/jobs/jobs.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { subscriptionItems, subscriptions } from "../subscription/tables/subscription.ts";
import { localeOf } from "./changeStatus.ts";
import { enqueueReminder, reminderOf } from "./lensReminder.ts";
import { lensReminder } from "./mails.ts";
import { lockOrder } from "./moveOrder.ts";
import type { OrderParts } from "./orderParts.ts";
import { reminderEndHref, wantsReminder } from "./reminderConsent.ts";
import { readRenewal, renewalHref, type RenewalSettings } from "./renewal.ts";
import { readSteps } from "./statusHistory.ts";
import { orderItemParts, orderItems, orders } from "./tables/order.ts";
import { withdrawals } from "./tables/withdrawal.ts";
import type { StoredOrder } from "./writeOrder.ts";

const payload = z.object({ orderId: z.int() });

/** Orders that keep their goods. Those that were canceled or refunded, or that nobody has confirmed, are none. */
const standingStatuses: readonly OrderStatus[] = ["pending", ...acceptedStatuses];
const deliveredStatuses: ReadonlySet<OrderStatus> = new Set(["shipped", "completed"]);

/** Names a kind of lens, which is sold in packs of several sizes; null for other products. */
const kindOf = (attributes: ProductAttributes): string | null =>
  readLenses(attributes) &&
  ["contactlens_brand", "contactlens_wear_period", "contactlens_design", "contactlens_hydration"]
    .map((code) => String(attributes[code]))
    .join();

interface OwnedLens {
  readonly sku: string;
  readonly attributes: ProductAttributes;
}

/** Returns what the shopper has ordered since, also in sets, and what comes by a subscription. */
async function readLater(session: Session, order: StoredOrder): Promise<readonly OwnedLens[]> {
  const { customerId } = order;
  const ofShopper = (own: typeof orders.customerId | typeof subscriptions.customerId) =>
    customerId === null ? [] : [eq(own, customerId)];
  const ordered = await session
    .select({ sku: orderItemParts.sku, attributes: orderItems.attributes })
    .from(orderItemParts)
    .innerJoin(orderItems, eq(orderItems.id, orderItemParts.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        gt(orders.id, order.id),
        inArray(orders.status, [...standingStatuses]),
        or(eq(orders.mailbox, order.mailbox), ...ofShopper(orders.customerId)),
      ),
    );
  const subscribed = await session
    .select({ sku: variants.sku, attributes: products.attributes })
    .from(subscriptionItems)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionItems.subscriptionId))
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .innerJoin(variants, eq(variants.id, subscriptionItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(subscriptions.status, ["active", "paused"]),
        or(eq(customers.emailKey, emailKeyOf(order.email)), ...ofShopper(subscriptions.customerId)),
      ),
    );
  return [...ordered, ...subscribed];
}

/**
 * Reminds of an order's lenses, if they are still needed: those that were ordered again or come by a subscription are not
 * reminded of. If the others last longer, the reminder waits for them. After the last day it is not sent.
 */
async function remind(session: Session, orderId: number, settings: RenewalSettings, now: Date): Promise<void> {
  const order = await lockOrder(session, orderId);
  if (!order || !deliveredStatuses.has(order.status) || !(await wantsReminder(session, orderId))) return;
  if ((await session.$count(withdrawals, eq(withdrawals.orderId, orderId))) > 0) return;
  const later = await readLater(session, order);
  const skus = new Set(later.map(({ sku }) => sku));
  const kinds = new Set(later.map(({ attributes }) => kindOf(attributes)));
  const ordered = (await readRenewal(session, orderId))?.items ?? [];
  const items = ordered.filter(({ sku, attributes, erasedAt }) => {
    const kind = kindOf(attributes);
    return erasedAt === null && kind !== null && !skus.has(sku) && !kinds.has(kind);
  });
  const reminder = reminderOf(items, await readSteps(session, orderId), order);
  if (!reminder) return;
  const today = dayOf(now);
  if (today < reminder.remindOn) return enqueueReminder(session, orderId, reminder.remindOn);
  if (today > reminder.lastDay) return;
  const locale = localeOf(order);
  const facts = {
    number: order.number,
    firstName: order.firstName,
    names: [...new Set(items.map(({ name }) => name))],
    lastDay: reminder.lastDay,
    renewalHref: renewalHref(settings, order),
    endHref: reminderEndHref(settings, orderId, locale),
  };
  const mail = { key: `lens-reminder:${orderId}`, kind: "lens-reminder", recipient: order.email, locale };
  await queueMail(session, { ...mail, letter: lensReminder(facts, languageOf(locale)) }, now);
}

/**
 * Returns the job that reminds of new lenses (docs/specification/orders.md#order-40). The key of its mail makes it one
 * reminder for each order, however often the job runs.
 */
export const reminderHandler =
  ({ database, clock, settings }: OrderParts): JobHandler =>
  async (job) => {
    const { orderId } = payload.parse(job);
    await database.write((session) => remind(session, orderId, settings, clock()));
  };
