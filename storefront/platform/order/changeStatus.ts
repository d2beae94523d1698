import { eq } from "drizzle-orm";
import { mayChangeStatus, type OrderStatus } from "#domain/order/order.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { couponUses } from "../coupon/tables/coupon.ts";
import { returnToStock, takeLater } from "./orderStock.ts";
import { orders } from "./tables/order.ts";
import { lockOrder, moveOrder } from "./moveOrder.ts";
import type { StoredOrder } from "./writeOrder.ts";
import { configuration } from "#configuration/index.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { queueCorrectionMail } from "./correctionMail.ts";
import { scheduleReminder } from "./lensReminder.ts";
import { orderCanceled, orderShipped } from "./mails.ts";
import { statusHref } from "./statusLinks.ts";

/**
 * Why a status cannot change; `held` means that an optician has not released the prescriptions yet, `sold-out` that the
 * pieces of an order that held none are gone.
 */
export type StatusRefusal = "no-such-order" | "not-from-there" | "held" | "sold-out";

/** Statuses that an order reaches only after an optician has released its prescriptions. */
const statusesAfterRelease: ReadonlySet<OrderStatus> = new Set(["in_production", "shipped", "completed"]);

/** An order after a change of its status. */
export interface ChangedStatus {
  readonly order: StoredOrder;
  /** The products whose stock changed, for refreshing the search indexes. */
  readonly productIds: readonly number[];
}

/** What a change of an order's status needs besides the order. */
export interface StatusChange {
  /** Makes the links in mails. */
  readonly settings: Pick<PlatformSettings, "origin" | "secret">;
  readonly now: Date;
  /** For the shop's staff. */
  readonly comment?: string | null;
}

/**
 * Changes an order's status (docs/decisions/product.md#decision-34), with its history and all consequences: a canceled
 * order returns its pieces and its coupon, a shipped one is announced. An order that already has the status is left unchanged, so that repeated notifications, such as a payment provider's, have no
 * effect. No other function changes a status with its consequences.
 */
export async function changeStatus(
  session: Session,
  orderId: number,
  to: OrderStatus,
  { settings, now, comment = null }: StatusChange,
): Promise<Result<ChangedStatus, StatusRefusal>> {
  const order = await lockOrder(session, orderId);
  if (!order) return refuse("no-such-order");
  if (order.status === to) return ok({ order, productIds: [] });
  if (!mayChangeStatus(order.status, to)) return refuse("not-from-there");
  if (order.heldAt !== null && statusesAfterRelease.has(to)) return refuse("held");
  const confirmed = order.status === "awaiting_confirmation" && to === "pending";
  const taken = confirmed ? await holdConfirmed(session, order) : [];
  if (taken === null) return refuse("sold-out");
  await moveOrder(session, order, { status: to, comment, now });
  const changed = { ...order, ...(confirmed && { isUnproven: false, holdsStock: true }), status: to };
  if (to === "shipped") await announceShipping(session, changed, { settings, now });
  if (to === "shipped" || to === "completed") await scheduleReminder(session, changed);
  if (to === "refunded" || to === "canceled")
    await queueCorrectionMail(session, changed, { settings, locale: localeOf(changed), now });
  if (to !== "canceled") return ok({ order: changed, productIds: taken });
  // The e-mail address of an unconfirmed order may belong to somebody else, so nothing is mailed to it.
  if (order.status !== "awaiting_confirmation") await announceCancel(session, changed, { settings, now });
  await session.delete(couponUses).where(eq(couponUses.orderId, orderId));
  return ok({ order: changed, productIds: order.holdsStock ? await returnToStock(session, orderId) : [] });
}

/** Marks a confirmed order as proven, and takes its pieces if it holds none. Null if they are sold out. */
async function holdConfirmed(session: Session, { id, holdsStock }: StoredOrder): Promise<readonly number[] | null> {
  const taken = holdsStock ? [] : await takeLater(session, id);
  if (taken) await session.update(orders).set({ isUnproven: false, holdsStock: true }).where(eq(orders.id, id));
  return taken;
}

/** Returns the locale of an order's store view. */
export const localeOf = ({ storeCode }: Pick<StoredOrder, "storeCode">): string =>
  configuration.storeViews.find(({ code }) => code === storeCode)?.locale ?? configuration.store.fallbackLocale;

/** Queues the mail that announces the shipping of an order, once for each order. */
async function announceShipping(session: Session, order: StoredOrder, { settings, now }: StatusChange): Promise<void> {
  const locale = localeOf(order);
  const letter = orderShipped({ ...order, statusHref: statusHref(settings, order) }, languageOf(locale));
  const mail = { key: `order-shipped:${order.id}`, kind: "order-shipped", recipient: order.email };
  await queueMail(session, { ...mail, locale, letter }, now);
}

/** Queues the mail about a canceled order, once for each order. */
async function announceCancel(session: Session, order: StoredOrder, { settings, now }: StatusChange): Promise<void> {
  const locale = localeOf(order);
  const letter = orderCanceled({ ...order, statusHref: statusHref(settings, order) }, languageOf(locale));
  const mail = { key: `order-canceled:${order.id}`, kind: "order-canceled", recipient: order.email };
  await queueMail(session, { ...mail, locale, letter }, now);
}

/**
 * Releases an order whose prescriptions an optician has checked, so that its lenses may be made. `by` is the optician,
 * for the order's history. An order that is not held is left unchanged.
 */
export async function releasePrescription(
  session: Session,
  orderId: number,
  by: string,
  now: Date,
): Promise<Result<StoredOrder, "no-such-order">> {
  const order = await lockOrder(session, orderId);
  if (!order) return refuse("no-such-order");
  if (order.heldAt === null) return ok(order);
  await session.update(orders).set({ heldAt: null }).where(eq(orders.id, orderId));
  await moveOrder(session, order, { status: order.status, comment: `prescription released by ${by}`, now });
  return ok({ ...order, heldAt: null });
}
