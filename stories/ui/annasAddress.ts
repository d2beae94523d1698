import type { AddressValue } from "@dioptra/ui/rules";

/** Where the shopper of the stories lives: a long name with what Polish has beside ASCII. */
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
