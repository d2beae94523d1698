import { multiply, percentOf, subtract, sum } from "../money/arithmetic.ts";
import type { Currency, Money } from "../money/money.ts";

/** A part with what is asked for a piece of it. */
export interface PricedPart {
  readonly price: Money;
  readonly quantity: number;
}

/** What parts cost one by one: a group's price (specification, section 4, Prices). Nothing for no parts. */
export const separatePrice = (parts: readonly PricedPart[], currency: Currency): Money =>
  sum(
    parts.map(({ price, quantity }) => multiply(price, quantity)),
    currency,
  );

/** What a bundle of these parts costs, so many percent less than they do one by one. */
export function bundlePrice(parts: readonly PricedPart[], discountPercent: number, currency: Currency): Money {
  const separately = separatePrice(parts, currency);
  return subtract(separately, percentOf(separately, discountPercent));
}

/** The part that a bundle has where nothing was chosen: the default, or the first (specification, section 4, Prices). */
export const chosenByDefault = <Part extends { readonly isDefault: boolean }>(
  parts: readonly Part[],
): Part | undefined => parts.find(({ isDefault }) => isDefault) ?? parts[0];
