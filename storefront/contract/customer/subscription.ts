import * as z from "zod/mini";
import { checkCountry } from "@dioptra/ui/rules";
import { isOver, type Subscription, type SubscriptionOffer, type SubscriptionStatus } from "#domain/subscription.ts";
import { readAddress, wireAddress } from "./address.ts";
import { readTotals, wireTotals } from "../cart/totals.ts";
import { wireConsents } from "../wire/consents.ts";
import { defineEndpoint, inAnyCurrency, perCurrency } from "../wire/endpoint.ts";
import { currencyCode, dateTime, numeric, optionalList, textual, wireAmount } from "../wire/value.ts";

const variantId = textual.check(z.minLength(1), z.maxLength(64));

/**
 * The cart's lines to deliver each month. The second is sent only if the cart has two products. Our extension: the total
 * of a delivery that the customer has agreed to; another one is refused. Also ours: what was ticked before ordering.
 */
export const subscribeBody = z.pipe(
  z.object({
    currencyCode,
    productVariantId: variantId,
    secondProductVariantId: z.nullish(variantId),
    agreed_total: z.nullish(wireAmount),
    consents: wireConsents,
  }),
  z.transform(({ currencyCode: currency, productVariantId, secondProductVariantId, agreed_total, consents }) => ({
    currency,
    variants: [productVariantId, ...(secondProductVariantId ? [secondProductVariantId] : [])],
    agreedTotal: agreed_total ?? null,
    consents,
  })),
);

const wireSubscriptionOffer = z.object({
  /** In cycles. */
  duration: numeric,
  interval_months: numeric,
  totals: wireTotals,
});
export type WireSubscriptionOffer = z.input<typeof wireSubscriptionOffer>;

const subscriptionOffer = perCurrency((currency) =>
  z.pipe(
    wireSubscriptionOffer,
    z.transform(({ duration, interval_months, totals }): SubscriptionOffer => ({
      duration,
      intervalMonths: interval_months,
      totals: readTotals(totals, currency),
    })),
  ),
);

export const subscriptionAddressBody = z.pipe(
  z.object({ address: wireAddress }),
  z.transform(({ address }) => readAddress(address)),
);

const statuses = {
  pending: null,
  active: null,
  paused: null,
  canceled: null,
  completed: null,
} as const satisfies Record<SubscriptionStatus, null>;

const wireSubscription = z.object({
  id: textual,
  status: z.enum(Object.keys(statuses) as SubscriptionStatus[]),
  /** In cycles of a month. */
  duration: numeric,
  start_date: dateTime,
  end_date: dateTime,
  /** The number of paid cycles. */
  payments_count: numeric,
  next_date: z.nullish(dateTime),
  items: optionalList(z.object({ sku: z.string(), name: z.string(), qty: numeric })),
  shipping_address: z.nullish(wireAddress),
  /** The benefit of a whole year; null without one (docs/decisions/product.md#decision-11). */
  annual_gift: z.nullish(z.string()),
  /**
   * Our extension (docs/specification/subscriptions.md#subscription-9): the code of the gift that was granted, and the end
   * of its validity; null before, and after its use.
   */
  annual_gift_code: z.nullish(z.string()),
  annual_gift_until: z.nullish(dateTime),
  /** The token of the link to the due payment. */
  token_value: z.nullish(z.string()),
});
export type WireSubscription = z.input<typeof wireSubscription>;

/** Reads the gift of a subscription. One that is over has it only if its code can still be used. */
function readGift(wire: z.output<typeof wireSubscription>): Subscription["gift"] {
  const { annual_gift: kind, annual_gift_code: code, annual_gift_until: until } = wire;
  if (code && until) return { code, until };
  return kind === "sunglasses" && !isOver(wire.status) ? "promised" : null;
}

const subscription = z.pipe(
  wireSubscription,
  z.transform((wire): Subscription => {
    const address = wire.shipping_address ? readAddress(wire.shipping_address) : null;
    const country = checkCountry(address?.country ?? "");
    return {
      id: wire.id,
      status: wire.status,
      duration: wire.duration,
      startsAt: wire.start_date,
      endsAt: wire.end_date,
      payments: wire.payments_count,
      nextAt: wire.next_date ?? null,
      items: wire.items.map(({ sku, name, qty }) => ({ sku, name, quantity: qty })),
      shippingAddress: address && country.ok ? { ...address, country: country.value } : null,
      gift: readGift(wire),
      paymentToken: wire.token_value ?? null,
    };
  }),
);

const page = z.pipe(
  z.object({ items: optionalList(subscription), total_count: numeric }),
  z.transform(({ items, total_count }) => ({ subscriptions: items, total: total_count })),
);

/** Our extension (docs/specification/subscriptions.md#subscription-10): a change of the deliveries to come. */
const deliveryChange = <Path extends string>(path: Path) =>
  defineEndpoint({
    method: "POST",
    path,
    query: ["token"],
    body: null,
    result: inAnyCurrency(subscription),
    loud: true,
  });

export const subscriptionEndpoints = {
  subscribe: defineEndpoint({
    method: "POST",
    path: "/api/subscribe",
    query: ["token", "storeCode"],
    body: subscribeBody,
    result: inAnyCurrency(subscription),
    loud: true,
  }),
  /** Our extension (docs/specification/subscriptions.md#subscription-12). */
  subscriptionOffer: defineEndpoint({
    method: "GET",
    path: "/api/subscription/offer",
    query: ["token", "storeCode"],
    body: null,
    result: subscriptionOffer,
  }),
  subscriptions: defineEndpoint({
    method: "GET",
    path: "/api/subscription",
    query: ["token", "pageSize", "currentPage"],
    body: null,
    result: inAnyCurrency(page),
  }),
  subscriptionAddress: defineEndpoint({
    method: "PUT",
    path: "/api/subscription/address/{subscriptionId}",
    query: ["token"],
    body: subscriptionAddressBody,
    result: inAnyCurrency(subscription),
    loud: true,
  }),
  /** Our extension (docs/specification/subscriptions.md#subscription-6). */
  subscriptionCancel: defineEndpoint({
    method: "POST",
    path: "/api/subscription/cancel/{subscriptionId}",
    query: ["token"],
    body: null,
    result: inAnyCurrency(subscription),
    loud: true,
  }),
  subscriptionSkip: deliveryChange("/api/subscription/skip/{subscriptionId}"),
  subscriptionPause: deliveryChange("/api/subscription/pause/{subscriptionId}"),
  subscriptionResume: deliveryChange("/api/subscription/resume/{subscriptionId}"),
  /** The path is our choice (docs/specification/subscriptions.md#subscription-5). */
  subscriptionPaymentLink: defineEndpoint({
    method: "GET",
    path: "/api/subscription/payment-link",
    query: ["token", "currencyCode", "tokenValue"],
    body: null,
    result: inAnyCurrency(z.object({ url: z.string() })),
    loud: true,
  }),
};
