import { checkEmail, type TypedAddress } from "@dioptra/ui/rules";
import type { Currency, Money } from "../money.ts";

/** What the forms of an account send once they have been checked. */
export type { LoginValue, PasswordChangeValue, ProfileValue, RegistrationValue } from "@dioptra/ui/rules";

/** A customer with an account, as the account's pages show it (docs/specification/accounts.md#account-2). */
export interface CustomerProfile {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** A new e-mail address that is not confirmed yet; null without one. */
  readonly pendingEmail: string | null;
  readonly groupId: number;
  /** Proves the customer's group in calls that need it (docs/specification/accounts.md#account-3). */
  readonly groupToken: string;
  readonly addresses: readonly CustomerAddress[];
}

/** An address of a customer's address book. */
export interface CustomerAddress {
  /** Null for one that is not stored yet. */
  readonly id: number | null;
  readonly address: TypedAddress;
  /** Empty for a private address, as is `taxId`. */
  readonly company: string;
  readonly taxId: string;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

/** The contents of a link to set a new password. */
export interface ResetLink {
  /** E-mail address of the account. */
  readonly email: string;
  /** Proves that the shopper has received the mail. */
  readonly token: string;
}

/** Reads the fragment of a link to set a new password, with or without its "#"; null if it is invalid. */
export function resetLink(fragment: string): ResetLink | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const email = checkEmail(parameters.get("email") ?? "");
  const token = parameters.get("token") ?? "";
  return email.ok && token !== "" ? { email: email.value, token } : null;
}

/** A customer's loyalty card, with a number that scanners at the counter can read. */
export interface LoyaltyCard {
  /** EAN-13. */
  readonly number: string;
  readonly points: number;
}

/** The amount that earns one point, in minor units by currency. */
export type PointAmounts = Readonly<Record<Currency, number>>;

/** Returns the points of completed orders, rounded down for each order. */
export const pointsOf = (completed: readonly Money[], amounts: PointAmounts): number =>
  completed.reduce((points, { minor, currency }) => points + Math.floor(minor / amounts[currency]), 0);

/** GS1 reserves numbers that start with 2 for use within a company. */
const prefix = "29";
const bodyLength = 10;

/** Returns the check digit of an EAN-13 number (GS1). */
const checkDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

/** Returns the number of a card for a random number below 10 000 000 000. */
export function cardNumber(random: number): string {
  const twelve = prefix + String(random).padStart(bodyLength, "0");
  return `${twelve}${checkDigit(twelve)}`;
}
