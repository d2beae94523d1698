import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { shopMethod } from "#domain/payment/status.ts";
import type { PlatformParts, RouteParts } from "../kernel/platformParts.ts";
import { createStatusLinks, type StatusLinks } from "../order/statusLinks.ts";
import type { PaymentGateway } from "./gateway.ts";
import type { PaymentProvider } from "./provider.ts";
import { createSandboxGateway } from "./sandbox/createSandboxGateway.ts";

/** The gateways of the providers that a shop uses, by their codes. */
export type Gateways = ReadonlyMap<PaymentProviderCode, PaymentGateway>;

/**
 * Creates the gateways of a shop: to the real provider if the shop has settings for it, otherwise to the sandbox if the shop
 * may use it. A provider with neither is left out.
 */
function createGateways(parts: PlatformParts, providers: readonly PaymentProvider[]): Gateways {
  const { settings } = parts;
  const gateways = new Map<PaymentProviderCode, PaymentGateway>();
  for (const { code, createGateway, sandbox } of providers) {
    const own = Object.hasOwn(settings.paymentProviders, code) ? settings.paymentProviders[code] : undefined;
    if (own !== undefined) gateways.set(code, createGateway(own, parts));
    else if (settings.sandbox && sandbox) gateways.set(code, createSandboxGateway(code, sandbox, parts));
  }
  return gateways;
}

/** The dependencies of routes and jobs about payments. */
export interface PaymentParts extends RouteParts {
  /** Every registered provider by its code, in the order of their registration, whether the shop uses it or not. */
  readonly providers: ReadonlyMap<PaymentProviderCode, PaymentProvider>;
  readonly gateways: Gateways;
  readonly links: StatusLinks;
}

/** Adds to a platform's parts what payments need. */
export const paymentParts = <Parts extends RouteParts>(
  parts: Parts,
  providers: readonly PaymentProvider[],
): Parts & PaymentParts => ({
  ...parts,
  providers: new Map(providers.map((provider) => [provider.code, provider])),
  gateways: createGateways(parts, providers),
  links: createStatusLinks(parts.settings.secret),
});

/** Returns the shop's code for the method of a payment; the provider's own word if the shop has none. */
export function shopCodeOf(
  { providers }: Pick<PaymentParts, "providers">,
  { provider, method }: { readonly provider: PaymentProviderCode; readonly method: string },
): string {
  const codes = providers.get(provider)?.methodCodes;
  return (codes && shopMethod(method, codes)) ?? method;
}

/** Returns the address that a provider sends its notifications to. */
export const webhookUrl = ({ settings }: Pick<PaymentParts, "settings">, provider: PaymentProviderCode): string =>
  `${settings.origin}/webhooks/${provider}`;
