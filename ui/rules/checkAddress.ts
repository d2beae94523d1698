import {
  type AddressErrors,
  type AddressValue,
  checkApartment,
  checkCity,
  checkPostcode,
  checkStreet,
  type TypedAddress,
} from "./address.ts";
import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkName } from "./personalDetails.ts";
import { checkPhone } from "./phone.ts";
import { checkCountry, checkRegion } from "./country.ts";

/** Checks every field by the rules of the address's country, so that all problems can be shown at once. */
export function checkAddress(typed: TypedAddress): CheckedForm<AddressValue, AddressErrors> {
  const country = checkCountry(typed.country);
  // Without a country, there are no rules for the other fields.
  if (!country.ok) return refuseForm({ country: country.error });
  const firstName = checkName(typed.firstName);
  const lastName = checkName(typed.lastName);
  const street = checkStreet(typed.street);
  const apartment = checkApartment(typed.apartment);
  const postcode = checkPostcode(typed.postcode, country.value);
  const city = checkCity(typed.city);
  const region = checkRegion(typed.region, country.value);
  const phone = checkPhone(typed.phone, country.value);
  if (firstName.ok && lastName.ok && street.ok && apartment.ok && postcode.ok && city.ok && region.ok && phone.ok) {
    return accept({
      firstName: firstName.value,
      lastName: lastName.value,
      country: country.value,
      street: street.value,
      apartment: apartment.value,
      postcode: postcode.value,
      city: city.value,
      region: region.value,
      phone: phone.value,
    });
  }
  return refuseForm({
    ...(!firstName.ok && { firstName: firstName.error }),
    ...(!lastName.ok && { lastName: lastName.error }),
    ...(!street.ok && { street: street.error }),
    ...(!apartment.ok && { apartment: apartment.error }),
    ...(!postcode.ok && { postcode: postcode.error }),
    ...(!city.ok && { city: city.error }),
    ...(!region.ok && { region: region.error }),
    ...(!phone.ok && { phone: phone.error }),
  });
}
