import type { AddressValue } from "@dioptra/ui/rules";

/** The address of the shopper in the stories: a long name with Polish letters outside ASCII. */
export const annasAddress = {
  firstName: "Anna",
  lastName: "Brzęczyszczykiewicz",
  country: "PL",
  street: "Świętokrzyska 14",
  apartment: "7",
  postcode: "00-050",
  city: "Warszawa",
  region: "",
  phone: "+48600100200",
} as const satisfies AddressValue;
