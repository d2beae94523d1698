import type { AddressValue } from "../rules/address.ts";
import type { IntlShape } from "react-intl";

/** An address of a customer, as their account has it. */
export interface SavedAddress {
  readonly id: string;
  readonly address: AddressValue;
}

/** What an address can be the default of. */
export type AddressUse = "delivery" | "invoice";

/** An address in a few words, so that buttons of several addresses can be told apart by ear. */
export const addressName = (intl: IntlShape, { firstName, lastName, street, city }: AddressValue) =>
  intl.formatMessage({ id: "ui.addressBook.named" }, { person: `${firstName} ${lastName}`, street, city });
