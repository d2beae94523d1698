import { toWireAmount } from "#contract/amount.ts";
import { toWireSegments, type WireTotals } from "#contract/totals.ts";
import { subtract, zero } from "#domain/money/arithmetic.ts";
import type { OpenCart } from "../cart/openCart.ts";
import { readLines } from "../cart/readLines.ts";
import type { Session } from "../database/database.ts";
import { askedAt } from "../pricing/priceNow.ts";
import { type PricedRow, totalsOf } from "../pricing/totals.ts";
import { findShipping, shippingOffers } from "./offers.ts";

/** Where the cart goes, as far as anybody said; until then, where the store view is. */
export const destinationOf = ({ cart, view: { store } }: OpenCart) => ({
  country: cart.country ?? store.country,
  currency: store.currency,
  locale: store.locale,
});

/** The lines of a cart at today's prices, with the VAT of where they go. */
export async function pricedLines(session: Session, { cart, view }: OpenCart, country: string, now: Date) {
  const lines = await readLines(session, cart.id, view);
  return lines.map(({ item, listed: { text, product, price } }) => ({
    itemId: item.id,
    name: text.name,
    quantity: item.quantity,
    price: askedAt(price, view.store.currency, now),
    rate: view.rateOf(product.taxClassId, country),
  }));
}

type Line = Awaited<ReturnType<typeof pricedLines>>[number];

const wireRow = ({ itemId, name, quantity, price, rate, rowTotal, tax }: Line & PricedRow) => ({
  item_id: itemId,
  name,
  qty: quantity,
  price_incl_tax: toWireAmount(price),
  row_total: toWireAmount(subtract(rowTotal, tax)),
  row_total_incl_tax: toWireAmount(rowTotal),
  tax_amount: toWireAmount(tax),
  tax_percent: rate,
  discount_amount: 0,
});

/** What a cart comes to now, with the delivery that was chosen. */
export async function cartTotals(session: Session, open: OpenCart, now: Date): Promise<WireTotals> {
  const { currency } = open.view.store;
  const to = destinationOf(open);
  const lines = await pricedLines(session, open, to.country, now);
  const chosen = findShipping(await shippingOffers(session, to), open.cart)?.price ?? null;
  // Nothing to deliver costs nothing.
  const shipping = lines.length > 0 ? chosen : null;
  const totals = totalsOf(lines, { shipping, payment: null }, currency);
  const wire = {
    grand_total: toWireAmount(totals.grandTotal),
    subtotal_incl_tax: toWireAmount(totals.subtotal),
    shipping_incl_tax: toWireAmount(shipping ?? zero(currency)),
    discount_amount: 0,
    tax_amount: toWireAmount(totals.tax),
    items_qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: totals.lines.map(wireRow),
    total_segments: toWireSegments(totals.rows),
  };
  return wire;
}
