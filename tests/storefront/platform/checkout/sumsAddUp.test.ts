import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Coupon } from "#domain/coupon.ts";
import type { Currency } from "#domain/money.ts";
import { vatRows } from "#domain/order/invoice.ts";
import { deliveryPrice } from "#domain/delivery.ts";
import { subtract } from "#domain/money.ts";
import { applyCoupon, goodsValue, totalsOf } from "#platform/checkout/totals.ts";

/** A cart with everything that its total depends on, in one of the shop's currencies. */
const cart = fc.record({
  currency: fc.constantFrom<Currency>("PLN", "EUR"),
  lines: fc.array(
    fc.record({
      minor: fc.integer({ min: 0, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 11 }),
      rate: fc.constantFrom(8, 19, 23),
      kind: fc.constantFrom("prescription-glasses" as const, "care" as const),
    }),
    { minLength: 1, maxLength: 10 },
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ fixed: fc.integer({ min: 1, max: 300_000 }) }),
    ),
  ),
  isForGlasses: fc.boolean(),
  shipping: fc.option(fc.integer({ min: 0, max: 5_000 })),
  freeFrom: fc.option(fc.integer({ min: 0, max: 400_000 })),
  payment: fc.option(fc.integer({ min: 0, max: 2_000 })),
  onCard: fc.integer({ min: 0, max: 300_000 }),
});

const unlimited = {
  code: "LATO",
  storeCodes: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isForFirstOrder: false,
};

test("lines, coupon, delivery, payment cost, gift card and VAT add up in both currencies", () => {
  fc.assert(
    fc.property(cart, ({ currency, lines, coupon, isForGlasses, shipping, freeFrom, payment, onCard }) => {
      const money = (minor: number) => ({ minor, currency });
      const off: Coupon["off"] | null =
        coupon === null
          ? null
          : "percent" in coupon
            ? { kind: "percent", percent: coupon.percent }
            : { kind: "fixed", amount: money(coupon.fixed) };
      const bought = lines.map(({ minor, quantity, rate, kind }, place) => {
        const part = { sku: `S${place}`, name: "", kind, quantity: 1, price: money(minor), variantId: null };
        return { price: money(minor), quantity, rate, parts: [part] };
      });
      const priced = applyCoupon(
        bought,
        off && { ...unlimited, off, kinds: isForGlasses ? ["prescription-glasses"] : null },
        currency,
      );
      const costs = {
        shipping:
          shipping === null
            ? null
            : deliveryPrice(
                { rate: money(shipping), freeFrom: freeFrom === null ? null : money(freeFrom) },
                goodsValue(priced, currency),
              ),
        payment: payment === null ? null : money(payment),
      };
      const totals = totalsOf(priced, costs, currency, money(onCard));

      // The rows that a shopper sees, without the VAT they contain, are the total.
      const shown = totals.rows.filter(({ code }) => code !== "tax" && code !== "grand_total");
      expect(shown.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(totals.grandTotal.minor);
      expect(totals.rows.at(-1)).toEqual({ code: "grand_total", amount: totals.grandTotal });

      // Delivery is free exactly from the threshold on, reckoned from the goods after the coupon.
      const goods = totals.subtotal.minor - totals.discount.minor;
      if (shipping !== null) expect(costs.shipping?.minor).toBe(freeFrom !== null && goods >= freeFrom ? 0 : shipping);

      // A gift card pays no more than is on it and than is to be paid.
      expect(totals.giftCard.minor).toBeLessThanOrEqual(onCard);
      expect(totals.grandTotal.minor).toBeGreaterThanOrEqual(0);

      // No line costs less than nothing, and the discounts of the lines are that of the order.
      for (const { rowTotal, discount } of totals.lines) {
        expect(discount.minor).toBeGreaterThanOrEqual(0);
        expect(discount.minor).toBeLessThanOrEqual(rowTotal.minor);
      }
      expect(totals.lines.reduce((sum, { discount }) => sum + discount.minor, 0)).toBe(totals.discount.minor);

      // The invoice has the same total and the same VAT; a gift card is a way to pay it.
      const invoice = vatRows({
        lines: totals.lines.map(({ rate, tax, rowTotal, discount }) => ({
          rate,
          vat: tax,
          gross: subtract(rowTotal, discount),
        })),
        costs: [costs.shipping, costs.payment].filter((cost) => cost !== null),
        currency,
      });
      expect(invoice.reduce((sum, { gross }) => sum + gross.minor, 0)).toBe(
        totals.grandTotal.minor + totals.giftCard.minor,
      );
      expect(invoice.reduce((sum, { vat }) => sum + vat.minor, 0)).toBe(totals.tax.minor);
    }),
  );
});
