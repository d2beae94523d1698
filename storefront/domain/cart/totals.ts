import { type Currency, type Money, multiply, sum } from "../money.ts";
import type { CartLine, CartTotals, ShownRow, TotalsRow } from "./cart.ts";

export interface ChosenCosts {
  /** Gross price of the shipping method; null until one is chosen. */
  readonly shipping: Money | null;
  /** Gross price of the payment method; null until one is chosen. */
  readonly payment: Money | null;
}

/**
 * Returns the totals until the platform's are known: the sum of the lines, plus shipping and payment once each
 * (docs/decisions/product.md#decision-19).
 */
export function localTotals(
  lines: readonly Pick<CartLine, "price" | "quantity">[],
  { shipping, payment }: ChosenCosts,
  currency: Currency,
): Pick<CartTotals, "rows" | "grandTotal"> {
  const subtotal = sum(
    lines.map(({ price, quantity }) => multiply(price.current, quantity)),
    currency,
  );
  const costs: readonly TotalsRow[] = [
    { code: "subtotal", amount: subtotal },
    ...(shipping ? [{ code: "shipping", amount: shipping } as const] : []),
    ...(payment ? [{ code: "payment", amount: payment } as const] : []),
  ];
  const grandTotal = sum(
    costs.map(({ amount }) => amount),
    currency,
  );
  return { rows: [...costs, { code: "grand_total", amount: grandTotal }], grandTotal };
}

/** What the platform's totals of a cart depend on, as far as this browser knows it. */
type TotalledLine = Pick<CartLine, "serverItemId" | "quantity" | "price">;

/** The platform's totals, and the lines that they were calculated for. */
export interface KnownTotals {
  readonly totals: CartTotals | null;
  /** `totalsKeyOf` the lines that `totals` are of; null if these differ from the lines that the platform has. */
  readonly totalsKey: string | null;
}

/** No totals, as before the platform has sent any. */
export const unknownTotals = { totals: null, totalsKey: null } as const satisfies KnownTotals;

const keyOf = (lines: readonly TotalledLine[]): string =>
  JSON.stringify(lines.map(({ serverItemId, quantity, price }) => [serverItemId, quantity, price.current.minor]));

/**
 * Returns the key of the lines that totals were calculated for. It is null while a line has not reached the platform
 * as it is here, because the totals are then of other lines.
 */
export function totalsKeyOf(
  lines: readonly (TotalledLine & Pick<CartLine, "agreedQuantity">)[],
  totals: Pick<CartTotals, "lines">,
): string | null {
  const isSent = lines.every(
    ({ serverItemId, quantity, agreedQuantity }) => serverItemId !== null && quantity === agreedQuantity,
  );
  // Some platforms do not list the lines in their totals.
  const isComplete = totals.lines.length === 0 || totals.lines.length === lines.length;
  return isSent && isComplete ? keyOf(lines) : null;
}

/** Returns the platform's totals if they are of these lines as they are now; null after any change of a line. */
export const currentTotals = (lines: readonly TotalledLine[], { totals, totalsKey }: KnownTotals): CartTotals | null =>
  totalsKey === keyOf(lines) ? totals : null;

/** The rows that follow from all others. */
const followingCodes: ReadonlySet<TotalsRow["code"]> = new Set(["tax", "grand_total"]);
/** The rows that are not costs of their own: what this browser adds up itself, and what follows from all rows. */
const ownCodes: ReadonlySet<TotalsRow["code"]> = new Set(["subtotal", ...followingCodes]);

/**
 * Returns the rows of the totals to show: the platform's while they are of these lines. Afterwards the products are added
 * up again here, and what only the platform can calculate is open: discount, delivery, payment, and with them the total
 * (docs/specification/cart.md#cart-52).
 */
export function shownRows(
  lines: readonly (TotalledLine & Pick<CartLine, "quantity">)[],
  known: KnownTotals,
  currency: Currency,
): readonly ShownRow[] {
  const current = currentTotals(lines, known);
  if (current) return current.rows;
  const local = localTotals(lines, { shipping: null, payment: null }, currency).rows;
  const open = (known.totals?.rows ?? []).flatMap(({ code }): ShownRow[] =>
    ownCodes.has(code) ? [] : [{ code, amount: null }],
  );
  if (open.length === 0) return local;
  return [...local.filter(({ code }) => code === "subtotal"), ...open, { code: "grand_total", amount: null }];
}

/**
 * Returns rows without a delivery with its price, and the total with it. Rows that have one, which is open after a change of
 * the cart, and those with another part that only the platform can calculate, stay as they are.
 */
export function withDelivery(rows: readonly ShownRow[], delivery: Money, currency: Currency): readonly ShownRow[] {
  const costs = rows.filter(({ code }) => !followingCodes.has(code));
  const amounts = costs.flatMap(({ amount }) => (amount ? [amount] : []));
  if (costs.some(({ code }) => code === "shipping") || amounts.length < costs.length) return rows;
  return [
    ...costs,
    { code: "shipping", amount: delivery },
    { code: "grand_total", amount: sum([...amounts, delivery], currency) },
  ];
}

/** Returns the value of the goods after discounts; null while a part of it is open. */
export function goodsIn(rows: readonly ShownRow[], currency: Currency): Money | null {
  const counted = rows.filter(({ code }) => code === "subtotal" || code === "discount");
  const amounts = counted.flatMap(({ amount }) => (amount ? [amount] : []));
  return amounts.length === counted.length ? sum(amounts, currency) : null;
}

/** How far a cart is from free delivery. */
export interface FreeDelivery {
  /** The value of the goods after discounts. */
  readonly goods: Money;
  /** The value from which the delivery is free. */
  readonly threshold: Money;
}

/**
 * Returns how far a cart is from free delivery; null if its delivery is never free, or while a discount is open, which
 * decides about it (docs/specification/checkout.md#checkout-46).
 */
export function freeDelivery(rows: readonly ShownRow[], threshold: Money | null): FreeDelivery | null {
  const goods = threshold && goodsIn(rows, threshold.currency);
  return goods && { goods, threshold };
}

/** Returns the lines with their part of the platform's totals. A quantity that was not sent yet is kept. */
export function withTotals(lines: readonly CartLine[], totals: Pick<CartTotals, "lines">): readonly CartLine[] {
  return lines.map((line) => {
    const found = totals.lines.find(({ itemId }) => itemId === line.serverItemId);
    if (!found) return line;
    const { rowTotal, discount, quantity } = found;
    const isConfirmed = line.quantity === line.agreedQuantity;
    const quantities = { agreedQuantity: quantity, quantity: isConfirmed ? quantity : line.quantity };
    return { ...line, ...quantities, totals: { rowTotal, discount } };
  });
}

/**
 * Returns the discount of a line as a negative amount; null if there is none or the shop does not show discounts of
 * lines.
 */
export function shownDiscount(
  { totals }: Pick<CartLine, "totals">,
  rules: { readonly showLineDiscounts: boolean },
): Money | null {
  if (!rules.showLineDiscounts || totals === null || totals.discount.minor === 0) return null;
  return multiply(totals.discount, -1);
}
