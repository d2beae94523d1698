import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import type { PaymentGateway } from "./gateway.ts";
import { createMollieGateway } from "./mollie/createMollieGateway.ts";
import { createPaypalGateway } from "./paypal/createPaypalGateway.ts";
import { createSandboxGateway } from "./sandbox/createSandboxGateway.ts";
import { createTpayGateway } from "./tpay/createTpayGateway.ts";

export type Gateways = Readonly<Record<PaymentProvider, PaymentGateway | null>>;

/** The gateways of a shop: real ones where it has keys, the sandbox's where it has none and may play, else none. */
export function createGateways(parts: PlatformParts): Gateways {
  const { sandbox, mollie, tpay, paypal } = parts.settings;
  const played = (provider: PaymentProvider) => (sandbox ? createSandboxGateway(provider, parts) : null);
  return {
    mollie: mollie ? createMollieGateway(mollie) : played("mollie"),
    tpay: tpay ? createTpayGateway(tpay, parts) : played("tpay"),
    paypal: paypal ? createPaypalGateway(paypal, parts) : played("paypal"),
  };
}
