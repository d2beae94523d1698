import type { AddressLineProblem, ApartmentProblem } from "./checkAddressLine.ts";
import type { NameProblem } from "./checkName.ts";
import type { PhoneProblem } from "./checkPhone.ts";
import type { PostcodeProblem } from "./checkPostcode.ts";
import type { RegionProblem } from "./checkRegion.ts";
import type { CountryCode, CountryProblem } from "./country.ts";

/** Where to, and to whom: the address as it is stored, printed on the parcel and told to the courier. */
export interface AddressValue {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: CountryCode;
  readonly street: string;
  /** Empty where the house has none. */
  readonly apartment: string;
  readonly postcode: string;
  readonly city: string;
  /** The two letters of a US state; empty in other countries. */
  readonly region: string;
  /** E.164. */
  readonly phone: string;
}

export type AddressField = keyof AddressValue;
export type TypedAddress = Readonly<Record<AddressField, string>>;

/** What is wrong, by field; a field that is right is absent. */
export interface AddressErrors {
  readonly firstName?: NameProblem | undefined;
  readonly lastName?: NameProblem | undefined;
  readonly country?: CountryProblem | undefined;
  readonly street?: AddressLineProblem | undefined;
  readonly apartment?: ApartmentProblem | undefined;
  readonly postcode?: PostcodeProblem | undefined;
  readonly city?: AddressLineProblem | undefined;
  readonly region?: RegionProblem | undefined;
  readonly phone?: PhoneProblem | undefined;
}

export type AddressProblem = NonNullable<AddressErrors[AddressField]>;
