import { eq } from "drizzle-orm";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { nextPaymentStatus, type PaymentStatus } from "#domain/payment/status.ts";
import type { Session } from "../../kernel/database/database.ts";
import { sandboxPayments } from "../tables/payment.ts";
import type { PaymentUpdate, WebhookMessage, WebhookReading } from "../gateway.ts";
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import { isEqualInConstantTime, keyFor } from "../../kernel/secrets/tokens.ts";

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** How long after a mobile code the sandbox confirms the payment, as a shopper does in the bank's app; in milliseconds. */
const confirmationDelay = 4000;

/** Returns the present status: a mobile code is confirmed some seconds after it was sent. */
export function currentStatus({ status, confirmingSince }: SandboxPayment, now: Date): PaymentStatus {
  const isConfirmed = confirmingSince !== null && now.getTime() - confirmingSince.getTime() >= confirmationDelay;
  return isConfirmed ? nextPaymentStatus(status, "paid") : status;
}

/** Returns the update that the sandbox reports in the provider's place. */
export function updateOf(payment: SandboxPayment, now: Date): PaymentUpdate {
  const { transactionId, title, reference, amount, currency } = payment;
  const returned = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    of: { transactionId, title, paymentId: reference },
    status: currentStatus(payment, now),
    amount: { minor: amount, currency },
    returned: returned > 0 ? { minor: returned, currency } : null,
  };
}

/** Returns a payment of the sandbox; with `lock`, locked until the transaction ends. */
export async function findSandboxPayment(
  session: Session,
  provider: PaymentProviderCode,
  transactionId: string,
  lock: "read" | "lock" = "read",
): Promise<SandboxPayment | null> {
  const query = session.select().from(sandboxPayments).where(eq(sandboxPayments.transactionId, transactionId));
  const [found] = await (lock === "lock" ? query.for("update") : query);
  return found?.provider === provider ? found : null;
}

/** Stores the outcome that was chosen on the sandbox's page. A payment that has ended stays as it is. */
export async function storeOutcome(
  session: Session,
  payment: SandboxPayment,
  outcome: PaymentStatus,
  now: Date,
): Promise<SandboxPayment> {
  const current = currentStatus(payment, now);
  const hasEnded = current !== "open" && current !== "pending";
  const status = hasEnded ? current : nextPaymentStatus(current, outcome);
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

/** Signs and verifies the sandbox's notifications to the shop, by HMAC-SHA256 of the raw body. */
export function createSandboxSignature(secret: string) {
  const key = keyFor(secret, "webhook");
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("hex");
  return {
    /** Returns a notification to the shop's own webhook. */
    message(url: string, update: PaymentUpdate): Request {
      const text = JSON.stringify(update);
      const headers = { "content-type": "application/json", [header]: sign(text) };
      return new Request(url, { method: "POST", headers, body: text });
    },
    /** Verifies a notification and reads its content. */
    read({ headers, body: text }: WebhookMessage): WebhookReading {
      if (!isEqualInConstantTime(sign(text), headers.get(header) ?? "")) return { kind: "forged" };
      const read = body.safeParse(JSON.parse(text));
      return read.success ? { kind: "update", update: read.data } : { kind: "ignored" };
    },
  };
}
