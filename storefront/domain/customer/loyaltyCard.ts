import type { Currency, Money } from "../money/money.ts";

/** A customer's card: what a scanner at the counter reads, and what their orders have brought. */
export interface LoyaltyCard {
  /** EAN-13. */
  readonly number: string;
  readonly points: number;
}

/** Orders that are complete bring a point for each of these amounts, in minor units; what is left over is lost with the order. */
export type PointAmounts = Readonly<Record<Currency, number>>;

export const pointsOf = (completed: readonly Money[], amounts: PointAmounts): number =>
  completed.reduce((points, { minor, currency }) => points + Math.floor(minor / amounts[currency]), 0);

/** Numbers that begin with 2 are for use within a company (GS1). */
const prefix = "29";
const bodyLength = 10;

/** The digit that proves the twelve before it (GS1, EAN-13). */
const checkDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

/** The number of a card, from a number below 10 000 000 000 that was drawn for it. */
export function cardNumber(drawn: number): string {
  const twelve = prefix + String(drawn).padStart(bodyLength, "0");
  return `${twelve}${checkDigit(twelve)}`;
}
