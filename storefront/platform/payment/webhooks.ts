import { and, eq, gt, isNull } from "drizzle-orm";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments, refunds } from "./tables/payment.ts";
import { applyNews } from "./applyNews.ts";
import { findByTransaction } from "./findPayment.ts";
import {
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentNews,
  type WebhookMessage,
  type WebhookReading,
} from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { Hono } from "hono";

/** How a message was taken: `heard` is acknowledged, `forged` refused, and after `later` the provider sends it again. */
export type Hearing =
  | { readonly kind: "heard"; readonly acknowledgement: string }
  | { readonly kind: "forged" | "later" };

/** How long a payment without a name may be the one that a message names, in milliseconds. */
const namingTime = 60 * 60_000;

/** Whether a transaction is ours, or may be the one of a payment whose answer is not here yet: no others are asked for. */
async function mayBeOurs(
  session: Session,
  provider: PaymentProvider,
  transactionId: string,
  now: Date,
): Promise<boolean> {
  if (await findByTransaction(session, provider, transactionId)) return true;
  const [unnamed] = await session
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        isNull(payments.transactionId),
        gt(payments.createdAt, new Date(now.getTime() - namingTime)),
      ),
    )
    .limit(1);
  return unnamed !== undefined;
}

/** The transaction that a refund belongs to; null for a refund that this shop did not make. */
async function transactionOf(session: Session, provider: PaymentProvider, refundId: string): Promise<string | null> {
  const [found] = await session
    .select({ transactionId: payments.transactionId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.provider, provider), eq(refunds.refundId, refundId)))
    .limit(1);
  return found?.transactionId ?? null;
}

/** What a message tells; null for nothing. */
async function newsOf(
  { database, clock }: PaymentParts,
  gateway: PaymentGateway,
  reading: Exclude<WebhookReading, { readonly kind: "forged" }>,
): Promise<PaymentNews | null> {
  if (reading.kind === "news") return reading.news;
  if (reading.kind === "ignored") return null;
  if (reading.kind === "ask-refund") {
    const { refundId } = reading;
    const ofRefund = await database.read((session) => transactionOf(session, gateway.provider, refundId));
    return ofRefund === null ? null : gateway.read(ofRefund);
  }
  const { transactionId } = reading;
  const isOurs = await database.read((session) => mayBeOurs(session, gateway.provider, transactionId, clock()));
  return isOurs ? gateway.read(transactionId) : null;
}

/**
 * Processes a provider's notification. It is acknowledged only after its content is stored. One that is repeated, late
 * or not about this shop changes nothing and is acknowledged too, so that payments cannot be probed for; one for
 * another amount is treated as forged.
 */
async function hearWebhook(parts: PaymentParts, provider: PaymentProvider, message: WebhookMessage): Promise<Hearing> {
  const gateway = parts.gateways[provider];
  if (!gateway) return { kind: "forged" };
  const { acknowledgement } = gateway;
  try {
    const reading = await gateway.readWebhook(message);
    if (reading.kind === "forged") return { kind: "forged" };
    const news = await newsOf(parts, gateway, reading);
    if (!news) return { kind: "heard", acknowledgement };
    const outcome = await parts.database.write((session) => applyNews(session, parts, provider, news));
    return outcome.kind === "amount-differs" ? { kind: "forged" } : { kind: "heard", acknowledgement };
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { kind: "later" };
    throw error;
  }
}

const providers = ["mollie", "tpay", "paypal"] as const satisfies readonly PaymentProvider[];

/**
 * Where payment providers tell of changes. They are answered in their own way, without an envelope; what is not genuine
 * gets 400, and 503 asks to be told again.
 */
export function webhookRoutes(parts: PaymentParts): Hono {
  const app = new Hono();
  for (const provider of providers) {
    app.post(`/${provider}`, async (c) => {
      const message = { headers: c.req.raw.headers, body: await c.req.text() };
      const hearing = await hearWebhook(parts, provider, message);
      if (hearing.kind === "heard") return c.text(hearing.acknowledgement);
      if (hearing.kind === "forged") return c.text("", 400);
      c.header("retry-after", "60");
      return c.text("", 503);
    });
  }
  return app;
}
