import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { withPrefix } from "#domain/store.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { PaymentParts } from "./paymentParts.ts";

/** The page of an order's status in its own store view; the address holds the order only encrypted. */
export function statusUrl({ settings, links }: Pick<PaymentParts, "settings" | "links">, order: StoredOrder): string {
  const store = storeViewOf(order.storeCode) ?? { prefix: "" };
  return settings.origin + withPrefix(`/order-status/${links.tokenOf(order)}`, store);
}

/** Where a provider tells of changes. */
export const webhookUrl = ({ settings }: Pick<PaymentParts, "settings">, provider: PaymentProvider): string =>
  `${settings.origin}/webhooks/${provider}`;
