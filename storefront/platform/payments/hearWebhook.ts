import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { applyNews } from "./applyNews.ts";
import { GatewayUnavailable, type WebhookMessage } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";

/** How a message was taken: `heard` is acknowledged, `forged` refused, and after `later` the provider sends it again. */
export type Hearing =
  | { readonly kind: "heard"; readonly acknowledgement: string }
  | { readonly kind: "forged" | "later" };

/**
 * Takes a provider's message. It is acknowledged only when what it told is written down. One that comes twice, late or
 * about nothing of ours changes nothing and is acknowledged all the same, so that nobody can probe for payments; one
 * for other money than ours is treated as forged.
 */
export async function hearWebhook(
  parts: PaymentParts,
  provider: PaymentProvider,
  message: WebhookMessage,
): Promise<Hearing> {
  const { gateways, database } = parts;
  const gateway = gateways[provider];
  if (!gateway) return { kind: "forged" };
  const { acknowledgement } = gateway;
  try {
    const reading = await gateway.readWebhook(message);
    if (reading.kind === "forged") return { kind: "forged" };
    if (reading.kind === "ignored") return { kind: "heard", acknowledgement };
    const outcome = await database.write((session) => applyNews(session, parts, provider, reading.news));
    return outcome.kind === "amount-differs" ? { kind: "forged" } : { kind: "heard", acknowledgement };
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { kind: "later" };
    throw error;
  }
}
