import type { IntlShape } from "react-intl";
import type { AddressValue } from "../rules/address.ts";

/** An address in a few words, so that buttons of several addresses can be told apart by ear. */
export const addressName = (intl: IntlShape, { firstName, lastName, street, city }: AddressValue) =>
  intl.formatMessage({ id: "ui.addressBook.named" }, { person: `${firstName} ${lastName}`, street, city });
