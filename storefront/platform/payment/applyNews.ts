import { eq } from "drizzle-orm";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { nextPaymentStatus, type PaymentStatus } from "#domain/payment/status.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { changeStatus, localeOf } from "../order/changeStatus.ts";
import { lockOrder, moveOrder } from "../order/moveOrder.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { recordForeignReturn, type StoredPayment, takeBackFailed } from "./returns.ts";
import type { PaymentNews } from "./gateway.ts";
import { lockPayment } from "./lockPayment.ts";
import { type PaymentParts, statusUrl } from "./paymentParts.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { paymentNews } from "./mails.ts";

/** What news led to: `amount-differs` is news of other money than ours, which nothing follows from. */
export type NewsOutcome =
  | { readonly kind: "known"; readonly payment: StoredPayment }
  | { readonly kind: "unknown" }
  | { readonly kind: "amount-differs" };

/**
 * The one place where a payment's status changes. News may come twice, late, out of order or for other money: a payment
 * only goes on, one that is paid never back, and its order becomes paid once. All in the transaction of the session.
 */
export async function applyNews(
  session: Session,
  parts: Pick<PaymentParts, "settings" | "links" | "clock">,
  provider: PaymentProvider,
  news: PaymentNews,
): Promise<NewsOutcome> {
  const now = parts.clock();
  const payment = await lockPayment(session, provider, news.of);
  if (!payment) return { kind: "unknown" };
  const { amount } = news;
  if (amount && (amount.minor !== payment.amount || amount.currency !== payment.currency)) {
    return { kind: "amount-differs" };
  }
  const status = nextPaymentStatus(payment.status, news.status);
  const paidAt = status === "paid" ? (payment.paidAt ?? now) : null;
  const { transactionId, title } = payment.transactionId === null && payment.title === null ? news.of : payment;
  const changed = { status, paidAt, transactionId, title, updatedAt: now };
  const after = { ...payment, ...changed };
  if (status !== payment.status) {
    await session.update(payments).set(changed).where(eq(payments.id, payment.id));
    const order = await tellOrder(session, after, now);
    await tellShopper(session, parts, { order, payment: after, before: payment.status }, now);
  }
  if (news.refunds) await takeBackFailed(session, after, news.refunds, now);
  if (news.returned !== null) await recordForeignReturn(session, after, news.returned, now);
  return { kind: "known", payment: after };
}

/** What the order makes of a payment that changed. */
async function tellOrder(
  session: Session,
  { orderId, provider, status }: StoredPayment,
  now: Date,
): Promise<StoredOrder> {
  const order = await lockOrder(session, orderId);
  if (!order) throw new Error("A payment has no order.");
  if (status === "paid" && order.status === "pending") {
    const paid = await changeStatus(session, orderId, "paid", now, `paid by ${provider}`);
    if (!paid.ok) throw new Error(`An order cannot become paid: ${paid.error}.`);
    return paid.value.order;
  }
  // A second payment, or one of a canceled order: the money has to go back, and people decide that.
  const comment = status === "paid" ? `paid by ${provider} while ${order.status}: check` : `${provider}: ${status}`;
  await moveOrder(session, order, { status: order.status, comment, now });
  return order;
}

/** The part of a payment that its mail is about. */
type ToldPayment = Pick<StoredPayment, "id" | "status" | "amount" | "currency">;

/**
 * Returns which mail a change of a payment needs, if any. A failure is mailed only if the payment was pending: otherwise the
 * shopper saw it in the shop.
 */
function mailFor(payment: ToldPayment, before: PaymentStatus): "received" | "failed" | null {
  if (payment.status === "paid") return "received";
  return before === "pending" ? "failed" : null;
}

/** Queues the mail about the outcome of a payment, in the transaction that stores it. An order's payment is confirmed once. */
export async function tellShopper(
  session: Session,
  parts: Pick<PaymentParts, "settings" | "links">,
  { order, payment, before }: { order: StoredOrder; payment: ToldPayment; before: PaymentStatus },
  now: Date,
): Promise<void> {
  const outcome = mailFor(payment, before);
  if (outcome === null) return;
  const locale = localeOf(order);
  const facts = {
    number: order.number,
    firstName: order.firstName,
    amount: { minor: payment.amount, currency: payment.currency },
    statusUrl: statusUrl(parts, order),
  };
  const key = outcome === "received" ? `payment-received:${order.id}` : `payment-failed:${payment.id}`;
  const letter = paymentNews(facts, outcome, languageOf(locale));
  await queueMail(session, { key, kind: `payment-${outcome}`, recipient: order.email, locale, letter }, now);
}
