import { checkEmail, type TypedAddress } from "@dioptra/ui/rules";
import type { Currency, Money } from "../money.ts";

/** A customer with an account, as the account's pages show it (docs/specification/accounts.md#account-2). */
export interface CustomerProfile {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** An address that the customer wants to be written to, and that has not been confirmed yet; null without one. */
  readonly pendingEmail: string | null;
  readonly groupId: number;
  /** Proves the group to calls that ask for it (docs/specification/accounts.md#account-3). */
  readonly groupToken: string;
  readonly addresses: readonly CustomerAddress[];
}

export interface CustomerAddress {
  /** Null for one that is not kept yet. */
  readonly id: number | null;
  readonly address: TypedAddress;
  /** Both empty for a private address. */
  readonly company: string;
  readonly taxId: string;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

/** The link to a new password, as its mail brings it. */
export interface ResetLink {
  /** Whose password it is. */
  readonly email: string;
  /** Proves that the mail was read. */
  readonly token: string;
}

/** Reads what stands behind the # of the link, with it or without; null for what no mail of ours has written. */
export function resetLink(fragment: string): ResetLink | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const email = checkEmail(said.get("email") ?? "");
  const token = said.get("token") ?? "";
  return email.ok && token !== "" ? { email: email.value, token } : null;
}

/** A customer's card: what a scanner at the counter reads, and what their orders have brought. */
export interface LoyaltyCard {
  /** EAN-13. */
  readonly number: string;
  readonly points: number;
}

/** A complete order earns one point for each of these amounts, in minor units, rounded down for each order. */
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
