import { toWireAmount } from "#contract/wire/value.ts";
import { toWireSegment, type WireTotals } from "#contract/cart/totals.ts";
import type { TotalsRow } from "#domain/cart/cart.ts";
import type { Coupon } from "#domain/coupon.ts";
import { subtract, sum, zero } from "#domain/money.ts";
import { vatSplit } from "#domain/tax.ts";
import type { OpenCart } from "../cart/openCart.ts";
import { chosenOptions, linePrice, partsOf, readLines, taxClassOf } from "../cart/lines.ts";
import { discounted, type FullPricedLine, type PricedRow, totalsOf } from "./totals.ts";
import { readCoupon } from "../coupon/coupons.ts";
import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { textsIn } from "../kernel/texts.ts";
import { destinationOf, findShipping, paymentOffers, shippingOffers } from "./offers.ts";

/** The lines of a cart at today's prices, with the VAT of where they go. */
async function fullPricedLines(session: Session, open: OpenCart, now: Date) {
  const { cart, view } = open;
  const to = destinationOf(open);
  const lines = await readLines(session, cart.id, view);
  return lines.map((line) => ({
    itemId: line.item.id,
    name: line.listed.text.name,
    parts: partsOf(line, view.store.currency, now),
    quantity: line.item.quantity,
    price: linePrice(line, view.store.currency, now),
    rate: view.rateOf(taxClassOf(line), to),
    options: chosenOptions(line, view),
  }));
}

/** The coupon of a cart, as long as it counts. */
async function cartCoupon(
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

/** What the goods of a cart cost where it goes, with its coupon. */
export async function pricedGoods(session: Session, open: OpenCart, now: Date) {
  const lines = await fullPricedLines(session, open, now);
  const coupon = await cartCoupon(session, open, lines, now);
  return { lines: discounted(lines, coupon, open.view.store.currency), coupon };
}

type Line = Awaited<ReturnType<typeof pricedGoods>>["lines"][number];

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
  // A text that holds JSON, as clients of the original platform expect it (docs/specification/cart.md#cart-42).
  options: JSON.stringify(options),
});

/** The rows with their names, for shops that have no words of their own for them. */
function wireSegments(rows: readonly TotalsRow[], locale: string) {
  const text = textsIn(languageOf(locale));
  return rows.map((row) => ({ ...toWireSegment(row), title: text(`totals.${row.code}`) }));
}

/** What a cart comes to now, with the delivery, the payment and the coupon that were chosen. */
export async function cartTotals(session: Session, open: OpenCart, now: Date): Promise<WireTotals> {
  const { currency, locale } = open.view.store;
  const { cart } = open;
  const to = destinationOf(open);
  const { lines, coupon } = await pricedGoods(session, open, now);
  // Nothing to deliver costs nothing.
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const offers = pieces > 0 && cart.methodCode !== null ? await shippingOffers(session, to, pieces) : [];
  const shipping = findShipping(offers, cart)?.price ?? null;
  const payments = pieces > 0 && cart.paymentCode !== null ? await paymentOffers(session, to) : [];
  const payment = payments.find(({ code }) => code === cart.paymentCode)?.cost ?? null;
  const totals = totalsOf(lines, { shipping, payment }, currency);
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
    discount_amount: toWireAmount(subtract(zero(currency), totals.discount)),
    // The key is there only with a coupon (docs/specification/cart.md#cart-42).
    ...(coupon && { coupon_code: coupon.code }),
    tax_amount: toWireAmount(totals.tax),
    items_qty: pieces,
    items: totals.lines.map(wireRow),
    total_segments: wireSegments(totals.rows, locale),
  };
  return wire;
}
