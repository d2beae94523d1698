import type { PaymentStatus } from "#domain/payment/status.ts";
import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { post } from "../kernel/mail/post.ts";
import { paymentNews } from "./mails.ts";
import { localeOf } from "../order/announceShipping.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import type { PaymentParts } from "./paymentParts.ts";
import type { StoredPayment } from "./returns.ts";
import { statusUrl } from "./addresses.ts";

/** What a mail says of a payment. */
type ToldPayment = Pick<StoredPayment, "id" | "status" | "amount" | "currency">;

/** Which mail a change of a payment is worth. A failure is told only to whoever was left waiting: others saw it themselves. */
function mailFor(payment: ToldPayment, before: PaymentStatus): "received" | "failed" | null {
  if (payment.status === "paid") return "received";
  return before === "pending" ? "failed" : null;
}

/** Writes to the shopper what became of a payment, in the transaction in which it became so: one mail for an order's money. */
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
  await post(session, { key, kind: `payment-${outcome}`, recipient: order.email, locale, letter }, now);
}
