import type { AddressErrors, AddressValue, TypedAddress } from "../rules/address.ts";
import type { CheckedForm } from "../rules/checked.ts";

/**
 * Validates an address with `checkAddress`. Loads the numbering plans of all countries with the first call, so that
 * they are not part of the page's code.
 */
export async function checkAddressAsync(typed: TypedAddress): Promise<CheckedForm<AddressValue, AddressErrors>> {
  const { checkAddress } = await import("../rules/checkAddress.ts");
  return checkAddress(typed);
}
