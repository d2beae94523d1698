import { eq } from "drizzle-orm";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { nextPaymentStatus, type PaymentStatus } from "#domain/payment/status.ts";
import type { Session } from "../../kernel/database/database.ts";
import { sandboxPayments } from "../tables/payment.ts";
import type { PaymentNews, WebhookMessage, WebhookReading } from "../gateway.ts";
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import { isSame, keyFor } from "../../kernel/secrets/tokens.ts";

export type PlayedPayment = typeof sandboxPayments.$inferSelect;

/** How long the bank's app asks before the shopper of the sandbox says yes, in milliseconds. */
const confirmingTime = 4000;

/** What has become of it by now: a mobile code is confirmed some seconds after it came. */
export function statusNow({ status, confirmingSince }: PlayedPayment, now: Date): PaymentStatus {
  const isConfirmed = confirmingSince !== null && now.getTime() - confirmingSince.getTime() >= confirmingTime;
  return isConfirmed ? nextPaymentStatus(status, "paid") : status;
}

/** What the sandbox, in a provider's place, says of it. */
export function newsOf(payment: PlayedPayment, now: Date): PaymentNews {
  const { transactionId, title, reference, amount, currency } = payment;
  const returned = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    of: { transactionId, title, paymentId: reference },
    status: statusNow(payment, now),
    amount: { minor: amount, currency },
    returned: returned > 0 ? { minor: returned, currency } : null,
  };
}

/** A payment of the sandbox, locked until the transaction ends. */
export async function findPlayed(
  session: Session,
  provider: PaymentProvider,
  transactionId: string,
  lock: "read" | "lock" = "read",
): Promise<PlayedPayment | null> {
  const query = session.select().from(sandboxPayments).where(eq(sandboxPayments.transactionId, transactionId));
  const [found] = await (lock === "lock" ? query.for("update") : query);
  return found?.provider === provider ? found : null;
}

/** Writes what was chosen on the sandbox's page; what has ended stays as it is. */
export async function choose(
  session: Session,
  payment: PlayedPayment,
  chosen: PaymentStatus,
  now: Date,
): Promise<PlayedPayment> {
  const current = statusNow(payment, now);
  const hasEnded = current !== "open" && current !== "pending";
  const status = hasEnded ? current : nextPaymentStatus(current, chosen);
  await session.update(sandboxPayments).set({ status }).where(eq(sandboxPayments.transactionId, payment.transactionId));
  return { ...payment, status };
}

const header = "x-dioptra-signature";

const amount = z.object({
  minor: z.int(),
  currency: z.enum(["PLN", "EUR", "USD"] satisfies Currency[]),
});
const body = z.object({
  of: z.object({ transactionId: z.string(), title: z.string(), paymentId: z.string() }),
  status: z.enum(["open", "pending", "paid", "failed", "expired", "canceled"] satisfies PaymentStatus[]),
  amount,
  returned: z.nullable(amount),
});

/** Signs what the sandbox tells the shop, and knows what it signed: HMAC-SHA256 of the body to the letter. */
export function createSandboxSignature(secret: string) {
  const key = keyFor(secret, "webhook");
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("hex");
  return {
    /** A message to the shop's own webhook. */
    message(url: string, news: PaymentNews): Request {
      const text = JSON.stringify(news);
      const headers = { "content-type": "application/json", [header]: sign(text) };
      return new Request(url, { method: "POST", headers, body: text });
    },
    read({ headers, body: text }: WebhookMessage): WebhookReading {
      if (!isSame(sign(text), headers.get(header) ?? "")) return { kind: "forged" };
      const read = body.safeParse(JSON.parse(text));
      return read.success ? { kind: "news", news: read.data } : { kind: "ignored" };
    },
  };
}
