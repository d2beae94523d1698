import type { AddressErrors, AddressValue, TypedAddress } from "../rules/address.ts";
import type { CheckedForm } from "../rules/checked.ts";

/** `checkAddress` for forms: the numbering plans of all countries are loaded with the first check, not with the page. */
export async function checkAddressLater(typed: TypedAddress): Promise<CheckedForm<AddressValue, AddressErrors>> {
  const { checkAddress } = await import("../rules/checkAddress.ts");
  return checkAddress(typed);
}
