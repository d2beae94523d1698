import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { refused, unavailable } from "../kernel/http/refused.ts";

const names = { mollie: "Mollie", tpay: "Tpay", paypal: "PayPal" } as const satisfies Record<PaymentProvider, string>;

const retrySeconds = 10;

/** A provider that cannot be asked now: nothing is lost, and asking again is safe. */
export const cannotBeAsked = () => unavailable("The payment provider cannot be asked now.", retrySeconds);

/** A provider, or a method, that this shop does not offer. */
export const notOffered = () => refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.");

/** An order that is paid, canceled or free, or a payment that has ended. */
export const notPayable = () => refused("ORDER_NOT_PAYABLE", "Nothing is to be paid here any more.");

/**
 * The provider said no (docs/specification/messages.md#message-15). Its own words go no further: they may repeat what
 * it was sent.
 */
export const apiFailed = (provider: PaymentProvider, reason: string) =>
  refused(
    "PAYMENT_REFUSED",
    reason === "no-transaction-id" ? "No transaction id generated" : `API ${names[provider]} failed`,
  );
