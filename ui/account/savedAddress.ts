import type { AddressValue } from "../rules/address.ts";
import type { CompanyValue } from "../rules/company.ts";
import type { IntlShape } from "react-intl";

/** An address stored in a customer's account. */
export interface SavedAddress {
  /** The address's id in the account. */
  readonly id: string;
  /** The address itself. */
  readonly address: AddressValue;
  /** The company that invoices to this address are made out to; left out for a private address. */
  readonly company?: CompanyValue | null;
}

/** What an address can be the default for. */
export type AddressUse = "delivery" | "invoice";

/**
 * Returns a short label for an address, so that screen reader users can tell the buttons of several addresses apart.
 */
export const addressName = (intl: IntlShape, { firstName, lastName, street, city }: AddressValue) =>
  intl.formatMessage({ id: "ui.addressBook.named" }, { person: `${firstName} ${lastName}`, street, city });
