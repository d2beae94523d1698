import { configuration } from "#configuration/index.ts";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { shopMethod } from "#domain/payment/status.ts";
import { languageOf } from "../kernel/language.ts";
import type { GatewayMethod } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { createRemembered } from "./remembered.ts";

/** A way to pay by the shop's own code. */
export interface OfferedMethod extends Omit<GatewayMethod, "method"> {
  readonly code: string;
}

/**
 * The methods of a provider under the shop's codes; those that the shop has no code for are left out
 * (docs/specification/payment.md#payment-9).
 */
export function codesOf(provider: PaymentProvider, methods: readonly GatewayMethod[]): readonly OfferedMethod[] {
  return methods.flatMap(({ method, ...rest }) => {
    const code = provider === "mollie" ? shopMethod(method, configuration.payment.mollieMethods) : method;
    return code === null ? [] : [{ ...rest, code }];
  });
}

/** What a provider offers, as it said a moment ago; null where the shop has no such provider. */
export function createOfferedMethods({ gateways, clock }: Pick<PaymentParts, "gateways" | "clock">) {
  const remembered = createRemembered<readonly OfferedMethod[]>(clock);
  return async (provider: PaymentProvider, locale: string): Promise<readonly OfferedMethod[] | null> => {
    const gateway = gateways[provider];
    const language = languageOf(locale);
    return (
      gateway && remembered(`${provider} ${language}`, async () => codesOf(provider, await gateway.methods(language)))
    );
  };
}
