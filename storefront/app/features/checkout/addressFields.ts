import { type CountryCode, isCountryCode, type TypedAddress } from "@dioptra/ui/rules";
import type { PersonalDetails } from "#domain/checkout/checkout.ts";
import type { StoreView } from "#domain/store.ts";

/** An address to fill in: the name is known already, the country is the store's own. */
export const emptyAddress = (store: StoreView, person: PersonalDetails | null): TypedAddress => ({
  firstName: person?.firstName ?? "",
  lastName: person?.lastName ?? "",
  country: store.country,
  street: "",
  apartment: "",
  postcode: "",
  city: "",
  region: "",
  phone: "",
});

/** The country chosen in a form, or the store's own as long as none is. */
export const countryOf = (typed: string, store: StoreView): CountryCode =>
  isCountryCode(typed) ? typed : isCountryCode(store.country) ? store.country : "PL";
