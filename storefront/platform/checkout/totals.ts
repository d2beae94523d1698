import type { TotalsRow } from "#domain/cart/cart.ts";
import { localTotals } from "#domain/cart/totals.ts";
import { giftCardTotal, redeemedAmount } from "#domain/giftCard.ts";
import { type Currency, type Money, multiply, subtract, sum, zero } from "#domain/money.ts";
import { shareByRate, vatSplit } from "#domain/tax.ts";
import { type Coupon, couponDiscounts } from "#domain/coupon.ts";
import type { LinePart } from "../cart/lines.ts";

/** A line with its gross price for one piece and its VAT rate in percent. */
export interface PricedLine {
  readonly price: Money;
  readonly quantity: number;
  readonly rate: number;
  /** The discount on all pieces of the line together. */
  readonly discount: Money;
}

/** A line that may contain gift cards, for which no gift card pays. */
interface RedeemableLine extends PricedLine {
  readonly parts: readonly LinePart[];
}

/** A priced line with its total and tax. */
export interface PricedRow extends PricedLine {
  /** Before the discount. */
  readonly rowTotal: Money;
  /** VAT contained in the amount after the discount. */
  readonly tax: Money;
}

/** The totals of a cart or an order; all amounts are gross. */
export interface Totals<Line> {
  /** In the order in which they are shown; the grand total is last. */
  readonly rows: readonly TotalsRow[];
  readonly lines: readonly (Line & PricedRow)[];
  readonly subtotal: Money;
  readonly discount: Money;
  readonly tax: Money;
  /** What a gift card pays. */
  readonly giftCard: Money;
  /** What is left to be paid. */
  readonly grandTotal: Money;
}

/** Gross costs; null where nothing is to be paid or nothing has been chosen yet. */
export interface Costs {
  readonly shipping: Money | null;
  readonly payment: Money | null;
}

/** Returns the gross value of the goods after discounts, which decides whether their delivery is free. */
export const goodsValue = (lines: readonly PricedLine[], currency: Currency): Money =>
  sum(
    lines.map(({ price, quantity, discount }) => subtract(multiply(price, quantity), discount)),
    currency,
  );

/** Returns the amount of a row after its discount. */
const discountedTotal = ({ rowTotal, discount }: PricedRow) => subtract(rowTotal, discount);

/** Returns the VAT in the cost of delivery or payment, which is taxed as the goods are. */
export function accessoryTax(cost: Money, lines: readonly PricedRow[]): Money {
  const goods = lines.map((line) => ({ rate: line.rate, gross: discountedTotal(line) }));
  return sum(
    shareByRate(cost, goods).map(({ rate, gross }) => vatSplit(gross, rate).vat),
    cost.currency,
  );
}

/** Returns the price of the gift cards among lines. */
const giftCardsIn = (lines: readonly RedeemableLine[], currency: Currency): Money =>
  giftCardTotal(
    lines.flatMap(({ parts, quantity }) =>
      parts.map(({ kind, price }) => ({ kind, total: multiply(price, quantity) })),
    ),
    currency,
  );

/** Calculates the totals of a cart or an order. `onCard` is what is left on the gift card that pays for it. */
export function totalsOf<Line extends RedeemableLine>(
  lines: readonly Line[],
  { shipping, payment }: Costs,
  currency: Currency,
  onCard: Money = zero(currency),
): Totals<Line> {
  const priced = lines.map((line) => {
    const rowTotal = multiply(line.price, line.quantity);
    return Object.assign({}, line, {
      rowTotal,
      tax: vatSplit(subtract(rowTotal, line.discount), line.rate).vat,
    });
  });
  const local = localTotals(
    lines.map(({ price, quantity }) => ({ price: { current: price, reduction: null }, quantity })),
    { shipping, payment },
    currency,
  );
  const accessories = [shipping, payment].flatMap((cost) => (cost ? [accessoryTax(cost, priced)] : []));
  const tax = sum([...priced.map((line) => line.tax), ...accessories], currency);
  const subtotal = sum(
    priced.map(({ rowTotal }) => rowTotal),
    currency,
  );
  const discount = sum(
    lines.map((line) => line.discount),
    currency,
  );
  const toPay = subtract(local.grandTotal, discount);
  const giftCard = redeemedAmount(onCard, { grandTotal: toPay, giftCards: giftCardsIn(lines, currency) });
  const grandTotal = subtract(toPay, giftCard);
  const last: readonly TotalsRow[] = [
    { code: "tax", amount: tax },
    ...(giftCard.minor > 0 ? [{ code: "gift_card", amount: subtract(zero(currency), giftCard) } as const] : []),
    { code: "grand_total", amount: grandTotal },
  ];
  const rows = local.rows.flatMap((row): readonly TotalsRow[] => {
    if (row.code === "subtotal" && discount.minor > 0) {
      return [row, { code: "discount", amount: subtract(zero(currency), discount) }];
    }
    return row.code === "grand_total" ? last : [row];
  });
  return { rows, lines: priced, subtotal, discount, tax, giftCard, grandTotal };
}

/** A line before its discount. */
export interface FullPricedLine extends Omit<PricedLine, "discount"> {
  /** The parts of one piece. */
  readonly parts: readonly LinePart[];
}

/** Returns the lines with the discount of a coupon on each; without a coupon all discounts are zero. */
export function applyCoupon<Line extends FullPricedLine>(
  lines: readonly Line[],
  coupon: Coupon | null,
  currency: Currency,
): readonly (Line & { readonly discount: Money })[] {
  const totals = lines.map(({ parts, quantity }) => ({
    quantity,
    parts: parts.map(({ kind, price }) => ({ kind, total: multiply(price, quantity) })),
  }));
  const discounts = coupon ? couponDiscounts(coupon, totals, currency) : [];
  return lines.map((line, index) => ({ ...line, discount: discounts[index] ?? zero(currency) }));
}
