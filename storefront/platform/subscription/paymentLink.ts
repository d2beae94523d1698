import { eq } from "drizzle-orm";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { ok, type Result } from "#domain/result.ts";
import { orders } from "../order/tables/order.ts";
import type { PaymentParts } from "../payment/paymentParts.ts";
import { startPayment } from "../payment/startPayment.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { keyFor, unseal } from "../kernel/secrets/tokens.ts";

export interface Due {
  readonly customerId: number;
  readonly token: string;
  readonly currency: string;
}

/**
 * Where a cycle's order is paid: at the provider that serves the currency, which asks how
 * (docs/specification/subscriptions.md#subscription-5).
 */
export async function paymentLink(
  parts: PaymentParts,
  { customerId, token, currency }: Due,
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
    return refused("ENOTFOUND", "Nothing is to be paid.");
  }
  const provider: PaymentProvider = currency === "PLN" && parts.gateways.tpay ? "tpay" : "mollie";
  const wish = { provider, orderId: order.id, hash: parts.links.hashOf(order), method: "", issuer: null };
  const started = await startPayment(parts, wish);
  if (!started.ok) return started;
  const { checkoutUrl } = started.value.payment;
  return checkoutUrl === null ? refused("ENOTFOUND", "Nothing is to be paid.") : ok({ url: checkoutUrl });
}
