import { checkAddressAsync } from "@dioptra/ui";
import { type CountryCode, emptyAddress, isCountryCode, type TypedAddress } from "@dioptra/ui/rules";
import type { UseFormReturn } from "react-hook-form";
import type { Address, PersonalDetails } from "#domain/checkout/checkout.ts";
import type { StoreView } from "#domain/store.ts";
import { isCodeReplaced } from "../../state/loadFailure.ts";

/** Returns the initial values of an address form: the name from the personal details and the store's country. */
export const newAddress = (store: StoreView, person: PersonalDetails | null): TypedAddress => ({
  ...emptyAddress,
  firstName: person?.firstName ?? "",
  lastName: person?.lastName ?? "",
  country: store.country,
});

/** The form of an address. */
export type AddressFormState = UseFormReturn<TypedAddress, unknown, Address>;

/** Returns the country chosen in a form, or the store's country if none is chosen. */
export const countryOf = (typed: string, store: StoreView): CountryCode =>
  isCountryCode(typed) ? typed : isCountryCode(store.country) ? store.country : "PL";

/**
 * Tries a form again whose check of the address failed to load. It submits the form if the code loads now or the shop is
 * out of reach. If the code fails although the shop answers, a deployment has replaced it: the page is reloaded, which keeps
 * what was typed (`useKeptForm`).
 */
export async function retryUnchecked(typed: TypedAddress, submit: () => unknown): Promise<void> {
  const isLoaded = await checkAddressAsync(typed).then(
    () => true,
    () => false,
  );
  if (isLoaded || !(await isCodeReplaced())) return void submit();
  location.reload();
}
