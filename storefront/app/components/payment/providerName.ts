import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";

const names: Readonly<Record<PaymentProviderCode, string>> = { mollie: "Mollie", tpay: "Tpay", paypal: "PayPal" };

/** Returns the name of a payment provider, which is the same in every language. */
export const providerName = (code: PaymentProviderCode): string => names[code] ?? code;
