import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { PlatformParts } from "../platformParts.ts";
import type { PaymentGateway } from "./gateway.ts";
import { createSandboxGateway } from "./sandbox/createSandboxGateway.ts";

export type Gateways = Readonly<Record<PaymentProvider, PaymentGateway | null>>;

/** The gateways of a shop: real ones where it has keys, the sandbox's where it has none and may play, else none. */
export function createGateways(parts: PlatformParts): Gateways {
  const { settings } = parts;
  const played = (provider: PaymentProvider) => (settings.sandbox ? createSandboxGateway(provider, parts) : null);
  return {
    mollie: played("mollie"),
    tpay: played("tpay"),
    paypal: played("paypal"),
  };
}
