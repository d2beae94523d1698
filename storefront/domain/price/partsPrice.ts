import { multiply, sum } from "../money/arithmetic.ts";
import type { Currency, Money } from "../money/money.ts";

/** A part with what is asked for a piece of it. */
export interface PricedPart {
  readonly price: Money;
  readonly quantity: number;
}

/** Returns the sum of price times quantity: the price of a group and of a bundle's chosen parts (specification, section 4, Prices). */
export const separatePrice = (parts: readonly PricedPart[], currency: Currency): Money =>
  sum(
    parts.map(({ price, quantity }) => multiply(price, quantity)),
    currency,
  );

/** The part that a bundle has where nothing was chosen: the default, or the first (specification, section 4, Prices). */
export const chosenByDefault = <Part extends { readonly isDefault: boolean }>(
  parts: readonly Part[],
): Part | undefined => parts.find(({ isDefault }) => isDefault) ?? parts[0];
