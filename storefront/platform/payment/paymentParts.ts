import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import type { PaymentGateway } from "./gateway.ts";
import { createMollieGateway } from "./mollie/createMollieGateway.ts";
import { createPaypalGateway } from "./paypal/createPaypalGateway.ts";
import { createSandboxGateway } from "./sandbox/createSandboxGateway.ts";
import { createTpayGateway } from "./tpay/createTpayGateway.ts";
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { StoredOrder } from "../order/writeOrder.ts";
import { isSame, keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import { withPrefix } from "#domain/store.ts";
import { storeViewOf } from "../stores/storeViews.ts";

export type Gateways = Readonly<Record<PaymentProvider, PaymentGateway | null>>;

/** The gateways of a shop: real ones where it has keys, the sandbox's where it has none and may play, else none. */
function createGateways(parts: PlatformParts): Gateways {
  const { sandbox, mollie, tpay, paypal } = parts.settings;
  const played = (provider: PaymentProvider) => (sandbox ? createSandboxGateway(provider, parts) : null);
  return {
    mollie: mollie ? createMollieGateway(mollie) : played("mollie"),
    tpay: tpay ? createTpayGateway(tpay, parts) : played("tpay"),
    paypal: paypal ? createPaypalGateway(paypal, parts) : played("paypal"),
  };
}

/** What the link to an order's status holds: whose order, and a secret that only the platform can make. */
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
    isHashOf: (order, hash) => isSame(hashOf(order), hash),
    tokenOf: (order) => seal(tokenKey, JSON.stringify({ order_id: order.id, hash: hashOf(order) })),
    readToken(token) {
      const text = unseal(tokenKey, token);
      return text === null ? null : content.parse(JSON.parse(text));
    },
  };
}

/** What payments stand on. */
export interface PaymentParts extends PlatformParts {
  readonly gateways: Gateways;
  readonly links: PaymentLinks;
}

/** Adds to a platform's parts what its payments stand on. */
export const paymentParts = <Parts extends PlatformParts>(parts: Parts): Parts & PaymentParts => ({
  ...parts,
  gateways: createGateways(parts),
  links: createPaymentLinks(parts.settings.secret),
});

/** The page of an order's status in its own store view; the address holds the order only encrypted. */
export function statusUrl({ settings, links }: Pick<PaymentParts, "settings" | "links">, order: StoredOrder): string {
  const store = storeViewOf(order.storeCode) ?? { prefix: "" };
  return settings.origin + withPrefix(`/order-status/${links.tokenOf(order)}`, store);
}

/** Where a provider tells of changes. */
export const webhookUrl = ({ settings }: Pick<PaymentParts, "settings">, provider: PaymentProvider): string =>
  `${settings.origin}/webhooks/${provider}`;
