import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { ok, type Result } from "#domain/result.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { applyNews } from "./applyNews.ts";
import { findNamed, type KnownPayment } from "./findPayment.ts";
import { GatewayUnavailable, type PaymentGateway } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { notOffered } from "./refusals.ts";
import type { StoredPayment } from "./returns.ts";

/** Whether the provider may still have something to say of it. */
const isUnderWay = ({ status }: StoredPayment) => status === "open" || status === "pending";

/**
 * The status of a payment. While it is under way the provider is asked, and what it says is written down like its own
 * message; when it cannot be asked, what is known so far is the answer, for the message will come
 * (docs/decisions/product.md#decision-13).
 */
export async function readStatus(
  parts: PaymentParts,
  provider: PaymentProvider,
  name: string,
): Promise<Result<StoredPayment, Refused>> {
  const gateway = parts.gateways[provider];
  if (!gateway) return notOffered();
  const payment = await parts.database.read((session) => findNamed(session, provider, name));
  if (!payment) return refused("ENOTFOUND", "Could not fetch payment details of the provider");
  return ok(isUnderWay(payment) ? await askAfter(parts, gateway, payment) : payment);
}

/** Asks the provider after a payment, and writes down what it says. */
export async function askAfter(
  parts: Omit<PaymentParts, "gateways">,
  gateway: PaymentGateway,
  payment: KnownPayment,
): Promise<StoredPayment> {
  try {
    const news = await gateway.read(payment.transactionId);
    if (!news) return payment;
    const outcome = await parts.database.write((session) => applyNews(session, parts, gateway.provider, news));
    return outcome.kind === "known" ? outcome.payment : payment;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return payment;
    throw error;
  }
}
