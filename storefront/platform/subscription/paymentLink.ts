import { eq } from "drizzle-orm";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import type { Currency } from "#domain/money.ts";
import { ok, type Result } from "#domain/result.ts";
import { orders } from "../order/tables/order.ts";
import type { PaymentParts } from "../payment/paymentParts.ts";
import { notOffered } from "../payment/refusals.ts";
import { startPayment } from "../payment/startPayment.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { keyFor, unseal } from "../kernel/secrets/tokens.ts";

/** A request for the page where a cycle's order is paid. `token` is encrypted and names the order. */
export interface PaymentLinkRequest {
  readonly customerId: number;
  readonly token: string;
  readonly currency: string;
}

/**
 * Returns the provider on whose page shoppers choose how to pay; null when the shop uses none for the currency. A provider
 * that lists the currency takes precedence over those that take all currencies.
 */
function chooseProvider(
  { providers, gateways }: Pick<PaymentParts, "providers" | "gateways">,
  currency: Currency,
): PaymentProviderCode | null {
  const usable = [...providers.values()].filter(({ code, hasMethodChoice }) => hasMethodChoice && gateways.has(code));
  const specialised = usable.find(({ currencies }) => currencies?.includes(currency));
  return (specialised ?? usable.find(({ currencies }) => !currencies))?.code ?? null;
}

/**
 * Starts the payment of a cycle's order and returns the URL of the provider's page
 * (docs/specification/subscriptions.md#subscription-5).
 */
export async function createPaymentLink(
  parts: PaymentParts,
  { customerId, token, currency }: PaymentLinkRequest,
): Promise<Result<{ readonly url: string }, Refused>> {
  const orderId = unseal(keyFor(parts.settings.secret, "subscription-payment"), token);
  const [order] =
    orderId === null
      ? []
      : await parts.database.read((session) =>
          session
            .select()
            .from(orders)
            .where(eq(orders.id, Number(orderId))),
        );
  if (!order || order.customerId !== customerId || order.currency !== currency) {
    return refused("ENOTFOUND", "No payment of this subscription is due.");
  }
  const provider = chooseProvider(parts, order.currency);
  if (provider === null) return notOffered();
  const hash = parts.links.hashOf(order);
  const started = await startPayment(parts, { provider, orderId: order.id, hash, method: "", issuer: null });
  if (!started.ok) return started;
  const { checkoutUrl } = started.value.payment;
  return checkoutUrl === null
    ? refused("ENOTFOUND", "No payment of this subscription is due.")
    : ok({ url: checkoutUrl });
}
