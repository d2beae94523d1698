import type { TypedAddress } from "./address.ts";

/** The fields of an address before anything is typed. It stands apart from the rules, which pages load later. */
export const emptyAddress: TypedAddress = {
  firstName: "",
  lastName: "",
  country: "",
  street: "",
  apartment: "",
  postcode: "",
  city: "",
  region: "",
  phone: "",
};
