import { toWireAmount } from "#contract/wire/value.ts";
import { toWireSegment, type WireTotals } from "#contract/cart/totals.ts";
import type { TotalsRow } from "#domain/cart/cart.ts";
import type { Coupon } from "#domain/coupon.ts";
import { subtract, sum, zero } from "#domain/money.ts";
import { vatSplit } from "#domain/tax.ts";
import type { OpenCart } from "../cart/openCart.ts";
import { chosenOptions, linePrice, partsOf, readLines, soldProduct, taxClassOf } from "../cart/lines.ts";
import { applyCoupon, type FullPricedLine, goodsValue, type PricedRow, totalsOf } from "./totals.ts";
import { readCoupon } from "../coupon/coupons.ts";
import { readValidCard } from "../giftCard/giftCards.ts";
import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { textsIn } from "../kernel/texts.ts";
import { destinationOf, findShipping, readPaymentOffers, readShippingOffers } from "./offers.ts";
import { chosenOrDefault } from "#domain/checkout/paymentMethods.ts";
import { deliveryPrice } from "#domain/delivery.ts";

/** Returns the lines of a cart at present prices, before discounts, with the VAT rates of their destination. */
async function readFullPricedLines(session: Session, open: OpenCart, now: Date) {
  const { cart, view } = open;
  const to = destinationOf(open);
  const lines = await readLines(session, cart.id, view);
  return lines.map((line) => ({
    itemId: line.item.id,
    name: soldProduct(line).text.name,
    parts: partsOf(line, view.store, now),
    quantity: line.item.quantity,
    price: linePrice(line, view.store, now),
    rate: view.rateOf(taxClassOf(line), to),
    options: chosenOptions(line, view),
  }));
}

/** Returns the coupon of a cart; null when there is none or it is no longer valid. */
async function readCartCoupon(
  session: Session,
  { cart, view: { store } }: OpenCart,
  lines: readonly FullPricedLine[],
  now: Date,
): Promise<Coupon | null> {
  if (cart.couponCode === null) return null;
  const kinds = lines.flatMap(({ parts }) => parts.map(({ kind }) => kind));
  const coupon = await readCoupon(session, cart.couponCode, { store, kinds, email: null, now });
  return coupon.ok ? coupon.value : null;
}

/** Returns the priced lines of a cart, with the discount of its coupon. */
export async function priceGoods(session: Session, open: OpenCart, now: Date) {
  const lines = await readFullPricedLines(session, open, now);
  const coupon = await readCartCoupon(session, open, lines, now);
  return { lines: applyCoupon(lines, coupon, open.view.store.currency), coupon };
}

type Line = Awaited<ReturnType<typeof priceGoods>>["lines"][number];

const wireRow = ({ itemId, name, quantity, price, rate, rowTotal, tax, discount, options }: Line & PricedRow) => ({
  item_id: itemId,
  name,
  qty: quantity,
  price: toWireAmount(vatSplit(price, rate).net),
  price_incl_tax: toWireAmount(price),
  row_total: toWireAmount(vatSplit(rowTotal, rate).net),
  row_total_incl_tax: toWireAmount(rowTotal),
  tax_amount: toWireAmount(tax),
  tax_percent: rate,
  discount_amount: toWireAmount(discount),
  // A string of JSON, as clients of the original platform expect it (docs/specification/cart.md#cart-42).
  options: JSON.stringify(options),
});

/** Writes the rows with titles, for shops that have no words of their own for them. */
function wireSegments(rows: readonly TotalsRow[], locale: string) {
  const text = textsIn(languageOf(locale));
  return rows.map((row) => ({ ...toWireSegment(row), title: text(`totals.${row.code}`) }));
}

/** Returns the present totals of a cart, with the chosen delivery, payment and coupon. */
export async function readCartTotals(session: Session, open: OpenCart, now: Date): Promise<WireTotals> {
  const { currency, locale } = open.view.store;
  const { cart } = open;
  const to = destinationOf(open);
  const { lines, coupon } = await priceGoods(session, open, now);
  // An empty cart has no costs.
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const offers = pieces > 0 ? await readShippingOffers(session, to, pieces) : [];
  const chosen = findShipping(offers, cart);
  const shipping = chosen && deliveryPrice(chosen, goodsValue(lines, currency));
  const freeFrom = (chosen ?? chosenOrDefault(offers, () => false))?.freeFrom;
  const payments = pieces > 0 && cart.paymentCode !== null ? await readPaymentOffers(session, to, null) : [];
  const payment = payments.find(({ code }) => code === cart.paymentCode)?.cost ?? null;
  const card = await readValidCard(session, { code: cart.giftCardCode, currency, now });
  const totals = totalsOf(lines, { shipping, payment }, currency, card?.left);
  const wire = {
    grand_total: toWireAmount(totals.grandTotal),
    subtotal: toWireAmount(
      sum(
        totals.lines.map(({ rowTotal, rate }) => vatSplit(rowTotal, rate).net),
        currency,
      ),
    ),
    subtotal_incl_tax: toWireAmount(totals.subtotal),
    shipping_incl_tax: toWireAmount(shipping ?? zero(currency)),
    free_shipping_from: freeFrom ? toWireAmount(freeFrom) : null,
    discount_amount: toWireAmount(subtract(zero(currency), totals.discount)),
    // The key is present only with a coupon (docs/specification/cart.md#cart-42).
    ...(coupon && { coupon_code: coupon.code }),
    ...(card && { gift_card_code: card.code, gift_card_last_day: card.lastDay }),
    tax_amount: toWireAmount(totals.tax),
    items_qty: pieces,
    items: totals.lines.map(wireRow),
    total_segments: wireSegments(totals.rows, locale),
  };
  return wire;
}
