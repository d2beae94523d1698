import type { AddressErrors, AddressValue, CheckedForm, TypedAddress } from "@dioptra/ui/rules";

/** Checks an address; the numbering plans of all countries are loaded with the first check, not with the page. */
export async function checkAddressLater(typed: TypedAddress): Promise<CheckedForm<AddressValue, AddressErrors>> {
  const { checkAddress } = await import("@dioptra/ui/rules/checkAddress");
  return checkAddress(typed);
}
