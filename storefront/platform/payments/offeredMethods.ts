import { configuration } from "#configuration/index.ts";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { shopMethod } from "#domain/payment/providerMethods.ts";
import { createKept } from "../kept.ts";
import { type GatewayMethod, GatewayUnavailable, type PaymentOccasion } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";

/** How long a provider's list is taken as it was, in milliseconds; when it cannot be asked, for as long as it is known. */
const freshTime = 5 * 60_000;
const mostLists = 200;

/** A way to pay by the shop's own code. */
export interface OfferedMethod extends Omit<GatewayMethod, "method"> {
  readonly code: string;
}

/** The methods of a provider under the shop's codes; those that the shop has no code for are left out (specification, section 9). */
export function codesOf(provider: PaymentProvider, methods: readonly GatewayMethod[]): readonly OfferedMethod[] {
  return methods.flatMap(({ method, ...rest }) => {
    const code = provider === "mollie" ? shopMethod(method, configuration.payment.mollieMethods) : method;
    return code === null ? [] : [{ ...rest, code }];
  });
}

/** What a provider offers: as it said a moment ago, or when it cannot be asked, as it last said. Throws `GatewayUnavailable` when it never did. */
export function createOfferedMethods({ gateways, clock }: Pick<PaymentParts, "gateways" | "clock">) {
  const lists = createKept<string, { readonly at: number; readonly methods: readonly OfferedMethod[] }>(mostLists);
  return async (provider: PaymentProvider, occasion: PaymentOccasion): Promise<readonly OfferedMethod[] | null> => {
    const gateway = gateways[provider];
    if (!gateway) return null;
    const key = JSON.stringify([provider, occasion]);
    const known = lists.get(key);
    const now = clock().getTime();
    if (known && now - known.at < freshTime) return known.methods;
    try {
      const methods = codesOf(provider, await gateway.methods(occasion));
      lists.set(key, { at: now, methods });
      return methods;
    } catch (error) {
      if (known && error instanceof GatewayUnavailable) return known.methods;
      throw error;
    }
  };
}
