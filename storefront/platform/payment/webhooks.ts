import { and, eq, gt, isNull } from "drizzle-orm";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments, refunds } from "./tables/payment.ts";
import { applyUpdate } from "./applyUpdate.ts";
import { findByTransaction, isWanted } from "./storedPayment.ts";
import {
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentUpdate,
  type WebhookMessage,
  type WebhookReading,
} from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import type { PaymentProvider } from "./provider.ts";
import { Hono } from "hono";

/** The outcome of a message. `retry` asks the provider to send it again, because the provider could not be reached. */
export type NotificationOutcome =
  | { readonly kind: "acknowledged"; readonly acknowledgement: string }
  | { readonly kind: "forged" | "retry" };

/** How long after its creation a payment may still get its transaction id from a message, in milliseconds. */
const maxNamingDelay = 60 * 60_000;

/**
 * Whether a transaction is ours, or could belong to a payment that has no transaction id yet. The provider is not asked
 * for any other, so that strangers cannot make us send requests.
 */
async function couldBeOurs(
  session: Session,
  provider: PaymentProviderCode,
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
        gt(payments.createdAt, new Date(now.getTime() - maxNamingDelay)),
      ),
    )
    .limit(1);
  return unnamed !== undefined;
}

/** Returns the transaction of a refund; null for a refund that this shop did not make. */
async function findTransaction(
  session: Session,
  provider: PaymentProviderCode,
  refundId: string,
): Promise<string | null> {
  const [found] = await session
    .select({ transactionId: payments.transactionId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.provider, provider), eq(refunds.refundId, refundId)))
    .limit(1);
  return found?.transactionId ?? null;
}

/** Returns the update that a message reports or that the provider states when asked; null for none. */
async function readUpdate(
  { database, clock }: PaymentParts,
  gateway: PaymentGateway,
  reading: Exclude<WebhookReading, { readonly kind: "forged" }>,
): Promise<PaymentUpdate | null> {
  if (reading.kind === "update") return reading.update;
  if (reading.kind === "ignored") return null;
  if (reading.kind === "ask-refund") {
    const { refundId } = reading;
    const ofRefund = await database.read((session) => findTransaction(session, gateway.provider, refundId));
    return ofRefund === null ? null : gateway.read(ofRefund, { isWanted: false });
  }
  const { transactionId } = reading;
  const { provider } = gateway;
  const { isOurs, wanted } = await database.read(async (session) => ({
    isOurs: await couldBeOurs(session, provider, transactionId, clock()),
    wanted: await isWanted(session, provider, transactionId),
  }));
  return isOurs ? gateway.read(transactionId, { isWanted: wanted }) : null;
}

/**
 * Processes a provider's notification. It is acknowledged only after its content is stored. One that is repeated, late
 * or not about this shop changes nothing and is acknowledged too, so that payments cannot be probed for; one for
 * another amount is treated as forged.
 */
async function handleNotification(
  parts: PaymentParts,
  { code, webhook }: PaymentProvider,
  message: WebhookMessage,
): Promise<NotificationOutcome> {
  const gateway = parts.gateways.get(code);
  if (!gateway) return { kind: "forged" };
  const { acknowledgement } = webhook;
  try {
    const reading = await gateway.readWebhook(message);
    if (reading.kind === "forged") return { kind: "forged" };
    const update = await readUpdate(parts, gateway, reading);
    if (!update) return { kind: "acknowledged", acknowledgement };
    const applied = await parts.database.write((session) => applyUpdate(session, parts, code, update));
    return applied.kind === "amount-differs" ? { kind: "forged" } : { kind: "acknowledged", acknowledgement };
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { kind: "retry" };
    throw error;
  }
}

/**
 * Creates the webhooks, one for each provider. Providers are answered without an envelope: 400 for a forged message, and
 * 503 to have it sent again.
 */
export function webhookRoutes(parts: PaymentParts): Hono {
  const app = new Hono();
  for (const provider of parts.providers.values()) {
    app.post(`/${provider.code}`, async (c) => {
      const message = { headers: c.req.raw.headers, body: await c.req.text() };
      const outcome = await handleNotification(parts, provider, message);
      if (outcome.kind === "acknowledged") return c.text(outcome.acknowledgement);
      if (outcome.kind === "forged") return c.text("", 400);
      c.header("retry-after", "60");
      return c.text("", 503);
    });
  }
  return app;
}
