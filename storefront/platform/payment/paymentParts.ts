import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { withPrefix } from "#domain/store.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { isEqualInConstantTime, keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { storeViewOf } from "../stores/storeViews.ts";
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

/** The content of a link to an order's status. The hash is a secret that only the platform can make. */
export interface StatusLink {
  readonly orderId: number;
  readonly hash: string;
}

type LinkedOrder = Pick<StoredOrder, "id" | "number" | "currency" | "grandTotal">;

/** Hashes of orders, and the tokens of the links to their status. */
export interface PaymentLinks {
  /** The order's hash. Only the platform can make it, so it proves access to the order. */
  readonly hashOf: (order: LinkedOrder) => string;
  readonly isHashOf: (order: LinkedOrder, hash: string) => boolean;
  /** The parameter of `/order-status/{token}`. */
  readonly tokenOf: (order: LinkedOrder) => string;
  /** Null for an invalid token. */
  readonly readToken: (token: string) => StatusLink | null;
}

const content = z.pipe(
  z.object({ order_id: z.int(), hash: z.string() }),
  z.transform(({ order_id, hash }): StatusLink => ({ orderId: order_id, hash })),
);

/** Creates and reads links with keys derived from the platform's secret; changing the secret invalidates older links. */
export function createPaymentLinks(secret: string): PaymentLinks {
  const hashKey = keyFor(secret, "payment-link");
  const tokenKey = keyFor(secret, "order-status");
  const hashOf = ({ id, number, currency, grandTotal }: LinkedOrder) =>
    createHmac("sha256", hashKey).update([id, number, currency, grandTotal].join("|")).digest("hex");
  return {
    hashOf,
    isHashOf: (order, hash) => isEqualInConstantTime(hashOf(order), hash),
    tokenOf: (order) => seal(tokenKey, JSON.stringify({ order_id: order.id, hash: hashOf(order) })),
    readToken(token) {
      const text = unseal(tokenKey, token);
      return text === null ? null : content.parse(JSON.parse(text));
    },
  };
}

/** The dependencies of routes and jobs about payments. */
export interface PaymentParts extends PlatformParts {
  /** Every registered provider by its code, in the order of their registration, whether the shop uses it or not. */
  readonly providers: ReadonlyMap<PaymentProviderCode, PaymentProvider>;
  readonly gateways: Gateways;
  readonly links: PaymentLinks;
}

/** Adds to a platform's parts what payments need. */
export const paymentParts = <Parts extends PlatformParts>(
  parts: Parts,
  providers: readonly PaymentProvider[],
): Parts & PaymentParts => ({
  ...parts,
  providers: new Map(providers.map((provider) => [provider.code, provider])),
  gateways: createGateways(parts, providers),
  links: createPaymentLinks(parts.settings.secret),
});

/** Returns the address of an order's status page in the order's store view. It holds the order only encrypted. */
export function statusUrl({ settings, links }: Pick<PaymentParts, "settings" | "links">, order: StoredOrder): string {
  const store = storeViewOf(order.storeCode) ?? { prefix: "" };
  return settings.origin + withPrefix(`/order-status/${links.tokenOf(order)}`, store);
}

/** Returns the address that a provider sends its notifications to. */
export const webhookUrl = ({ settings }: Pick<PaymentParts, "settings">, provider: PaymentProviderCode): string =>
  `${settings.origin}/webhooks/${provider}`;
