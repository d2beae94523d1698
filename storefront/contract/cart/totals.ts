import * as z from "zod/mini";
import type { CartTotals, TotalsRow } from "#domain/cart/cart.ts";
import type { Currency } from "#domain/money.ts";
import { optionalList, numeric, readAmount, toWireAmount, wireAmount } from "../wire/value.ts";
import { defineEndpoint, perCurrency } from "../wire/endpoint.ts";

const rowCodes = ["subtotal", "discount", "shipping", "payment", "tax", "gift_card", "grand_total"] as const;

/** A row of the totals. Our shop has its own labels for rows; other shops show the title. */
export const totalsSegment = z.object({
  code: z.string(),
  title: z.nullish(z.string()),
  value: z.nullish(wireAmount),
});

export const wireTotals = z.object({
  grand_total: wireAmount,
  /** The total of the products before tax and discount. */
  subtotal: z.optional(wireAmount),
  tax_amount: wireAmount,
  coupon_code: z.nullish(z.string()),
  /**
   * Our extension: the value of the goods, after discounts, from which the chosen delivery, else the default one, is free;
   * null if it never is.
   */
  free_shipping_from: z.nullish(wireAmount),
  /** The gift card that pays for the cart. */
  gift_card_code: z.nullish(z.string()),
  /** The last day on which that card is valid, such as 2029-12-31. */
  gift_card_last_day: z.nullish(z.string()),
  items: optionalList(
    z.object({
      item_id: numeric,
      qty: numeric,
      /** The price of one piece before tax. */
      price: z.optional(wireAmount),
      row_total_incl_tax: wireAmount,
      discount_amount: z.optional(wireAmount),
      /** The chosen options in the shopper's language: a JSON list of `{label, value}` as text. */
      options: z.optional(z.unknown()),
    }),
  ),
  total_segments: optionalList(totalsSegment),
});
export type WireTotals = z.input<typeof wireTotals>;

/** Returns the known rows that have an amount, the grand total last. A free payment method has no row. */
export function readRows(segments: readonly z.output<typeof totalsSegment>[], currency: Currency): TotalsRow[] {
  const rows = segments.flatMap(({ code, value }) => {
    // Some platforms call the subtotal's row `subtotal_incl_tax` (docs/specification/cart.md#cart-39).
    const rowCode = rowCodes.find((each) => each === code.replace(/^(subtotal)_incl_tax$/, "$1"));
    if (!rowCode || typeof value !== "number" || (rowCode === "payment" && value === 0)) return [];
    return [{ code: rowCode, amount: readAmount(value, currency) }];
  });
  return rows.toSorted((a, b) => Number(a.code === "grand_total") - Number(b.code === "grand_total"));
}

export const toWireSegment = ({ code, amount }: TotalsRow) => ({ code, value: toWireAmount(amount) });

/** Reads totals. The grand total is the row's, because some platforms leave tax or discount out of the field. */
export function readTotals(wire: z.output<typeof wireTotals>, currency: Currency): CartTotals {
  const rows = readRows(wire.total_segments, currency);
  const { free_shipping_from: freeFrom } = wire;
  const grandTotal = rows.find(({ code }) => code === "grand_total")?.amount;
  return {
    rows,
    grandTotal: grandTotal ?? readAmount(wire.grand_total, currency),
    tax: readAmount(wire.tax_amount, currency),
    couponCode: wire.coupon_code || null,
    ...(freeFrom !== undefined && { freeDeliveryFrom: freeFrom === null ? null : readAmount(freeFrom, currency) }),
    ...(wire.gift_card_code && { giftCardCode: wire.gift_card_code, giftCardLastDay: wire.gift_card_last_day ?? null }),
    lines: wire.items.map((item) => ({
      itemId: item.item_id,
      quantity: item.qty,
      rowTotal: readAmount(item.row_total_incl_tax, currency),
      discount: readAmount(item.discount_amount ?? 0, currency),
    })),
  };
}

export const totals = perCurrency((currency) =>
  z.pipe(
    wireTotals,
    z.transform((wire): CartTotals => readTotals(wire, currency)),
  ),
);

const code = z.nullish(z.string().check(z.maxLength(64)));

/** The chosen delivery and payment methods. Missing ones stay as they are. */
export const collectTotalsBody = z.object({
  methods: z.pipe(
    z.object({
      paymentMethod: z.nullish(z.object({ method: code })),
      shippingCarrierCode: code,
      shippingMethodCode: code,
    }),
    z.transform(({ paymentMethod, shippingCarrierCode, shippingMethodCode }) => ({
      paymentCode: paymentMethod?.method || null,
      shipping:
        shippingCarrierCode && shippingMethodCode
          ? { carrierCode: shippingCarrierCode, methodCode: shippingMethodCode }
          : null,
    })),
  ),
});

export const totalsEndpoints = {
  collectTotals: defineEndpoint({
    method: "POST",
    path: "/api/cart/collect-totals",
    query: ["token", "cartId", "storeCode"],
    body: collectTotalsBody,
    result: totals,
  }),
  cartTotals: defineEndpoint({
    method: "GET",
    path: "/api/cart/totals",
    query: ["token", "cartId", "storeCode"],
    body: null,
    result: totals,
  }),
};
