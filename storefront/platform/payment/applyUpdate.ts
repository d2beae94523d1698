import { eq } from "drizzle-orm";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { invoicedAt } from "#domain/order/invoice.ts";
import { nextPaymentStatus, type PaymentStatus } from "#domain/payment/status.ts";
import { readOnlineOffers } from "../checkout/offers.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { changeStatus, localeOf } from "../order/changeStatus.ts";
import { lockOrder, moveOrder } from "../order/moveOrder.ts";
import { readSteps } from "../order/statusHistory.ts";
import { orders } from "../order/tables/order.ts";
import { readOpenDownloads } from "../order/downloads.ts";
import { downloadUrl, invoiceUrl, statusHref } from "../order/statusLinks.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { recordExternalReturn, reverseFailedRefunds } from "./returns.ts";
import type { PaymentUpdate } from "./gateway.ts";
import { lockPayment, type StoredPayment } from "./storedPayment.ts";
import { type PaymentParts, shopCodeOf } from "./paymentParts.ts";
import { languageOf } from "../kernel/language.ts";
import { queueUnasked } from "../customer/unaskedMail.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { paymentMail } from "./mails.ts";

/** The result of an update. One with another amount than the payment's (`amount-differs`) has no effect. */
export type UpdateOutcome =
  | { readonly kind: "known"; readonly payment: StoredPayment }
  | { readonly kind: "unknown" }
  | { readonly kind: "amount-differs" };

/**
 * Applies an update from a provider; the only place where a payment's status changes. Updates may come twice, late, out
 * of order or with another amount: the status only moves forwards, a paid payment stays paid, and its order becomes paid
 * once. All of it happens in the transaction of the session.
 */
export async function applyUpdate(
  session: Session,
  parts: Pick<PaymentParts, "settings" | "clock" | "providers">,
  provider: PaymentProviderCode,
  update: PaymentUpdate,
): Promise<UpdateOutcome> {
  const now = parts.clock();
  const payment = await lockPayment(session, provider, update.of);
  if (!payment) return { kind: "unknown" };
  const { amount } = update;
  if (amount && (amount.minor !== payment.amount || amount.currency !== payment.currency)) {
    return { kind: "amount-differs" };
  }
  const status = nextPaymentStatus(payment.status, update.status);
  const paidAt = status === "paid" ? (payment.paidAt ?? now) : null;
  const { transactionId, title } = payment.transactionId === null && payment.title === null ? update.of : payment;
  const changed = { status, paidAt, transactionId, title, updatedAt: now };
  const after = { ...payment, ...changed };
  if (status !== payment.status) {
    await session.update(payments).set(changed).where(eq(payments.id, payment.id));
    const order = await updateOrder(session, after, parts, now);
    await queueOutcomeMail(session, parts, { order, payment: after, before: payment.status }, now);
  }
  if (update.refunds) await reverseFailedRefunds(session, after, update.refunds, now);
  if (update.returned !== null) {
    await recordExternalReturn(session, after, update.returned, { settings: parts.settings, now });
  }
  return { kind: "known", payment: after };
}

/** Updates the order of a payment whose status has changed. */
async function updateOrder(
  session: Session,
  payment: StoredPayment,
  parts: Pick<PaymentParts, "settings" | "providers">,
  now: Date,
): Promise<StoredOrder> {
  const { orderId, provider, status } = payment;
  const { settings } = parts;
  const order = await lockOrder(session, orderId);
  if (!order) throw new Error("A payment has no order.");
  if (status === "paid" && order.status === "pending") {
    await nameMethod(session, order, payment, parts);
    const paid = await changeStatus(session, orderId, "paid", { settings, now, comment: `paid by ${provider}` });
    if (!paid.ok) throw new Error(`Marking an order as paid failed: ${paid.error}.`);
    return paid.value.order;
  }
  // A second payment of the order, or one of a canceled order: the staff decides whether to return the money.
  const comment =
    status === "paid" ? `paid by ${provider} although the order is ${order.status}: check` : `${provider}: ${status}`;
  await moveOrder(session, order, { status: order.status, comment, now });
  return order;
}

/**
 * Names the method that an order was paid by, which may be another than the one it was placed with. A payment without a
 * method, such as PayPal's, is one by its provider's only one.
 */
async function nameMethod(
  session: Session,
  order: StoredOrder,
  payment: StoredPayment,
  parts: Pick<PaymentParts, "providers">,
): Promise<void> {
  const to = { currency: order.currency, locale: localeOf(order) };
  const offers = (await readOnlineOffers(session, to, null)).filter(({ provider }) => provider === payment.provider);
  const [only, ...others] = offers;
  const code = shopCodeOf(parts, payment);
  const paidBy = payment.method === "" && others.length === 0 ? only : offers.find((each) => each.code === code);
  if (!paidBy || paidBy.code === order.paymentCode) return;
  const changed = { paymentCode: paidBy.code, paymentTitle: paidBy.title };
  await session.update(orders).set(changed).where(eq(orders.id, order.id));
}

/** The part of a payment that its mail needs. */
type MailedPayment = Pick<StoredPayment, "id" | "status" | "amount" | "currency">;

/**
 * Returns which mail a change of a payment needs, if any. A failure is mailed only if the payment was pending: otherwise the
 * shopper saw it in the shop. An order that has ended, or was paid otherwise, is not said to be prepared or to wait.
 */
function mailFor({ status }: MailedPayment, before: PaymentStatus, order: StoredOrder): "received" | "failed" | null {
  if (status === "paid") return order.status === "canceled" || order.status === "refunded" ? null : "received";
  return before === "pending" && order.status === "pending" ? "failed" : null;
}

/** Queues the mail about the outcome of a payment, in the transaction that stores the outcome. An order gets one confirmation. */
export async function queueOutcomeMail(
  session: Session,
  parts: Pick<PaymentParts, "settings">,
  { order, payment, before }: { order: StoredOrder; payment: MailedPayment; before: PaymentStatus },
  now: Date,
): Promise<void> {
  const outcome = mailFor(payment, before, order);
  if (outcome === null) return;
  const locale = localeOf(order);
  const steps = await readSteps(session, order.id);
  const facts = {
    number: order.number,
    firstName: order.firstName,
    amount: { minor: payment.amount, currency: payment.currency },
    statusUrl: statusHref(parts.settings, order),
    // An order that was canceled before it was paid has none.
    invoiceUrl: invoicedAt(steps) && invoiceUrl(parts.settings, order),
    downloads: (await readOpenDownloads(session, order, steps)).map(({ itemId, name }) => ({
      name,
      url: downloadUrl(parts.settings, order, itemId),
    })),
  };
  const key = outcome === "received" ? `payment-received:${order.id}` : `payment-failed:${payment.id}`;
  const letter = paymentMail(facts, outcome, languageOf(locale));
  const mail = { key, kind: `payment-${outcome}`, recipient: order.email, locale, letter };
  await (outcome === "received" ? queueMail : queueUnasked)(session, mail, now);
}
