import type { CountryCode } from "../rules/country.ts";
import type { AddressErrors, AddressField } from "../rules/address.ts";
import type { PersonalDetailsErrors, PersonalDetailsField } from "../rules/personalDetails.ts";

/** An example of an address in one country. */
interface AddressExample {
  /** The postcode's format, with a 0 for each digit. */
  readonly postcode: string;
  /** A phone number as people write it in the country. */
  readonly phone: string;
}

/** The `maxLength` of a postcode's field, with room for what validation removes: "PL - 00 - 950". A field that cuts what is typed loses its last digits. */
export const typedPostcodeLength = 16;

/** The examples for address fields, by country. */
export const addressExamples: Readonly<Record<CountryCode, AddressExample>> = {
  PL: { postcode: "00-000", phone: "600 100 200" },
  DE: { postcode: "00000", phone: "0151 23456789" },
  IT: { postcode: "00000", phone: "347 123 4567" },
  US: { postcode: "00000", phone: "(212) 555-0123" },
};

/** The message ids of one field, by problem. */
export type ProblemMessages = Readonly<Partial<Record<string, string>>>;

type MessagesFor<Errors, Field extends keyof Errors> = {
  readonly [F in Field]-?: Readonly<Record<NonNullable<Errors[F]> & string, string>>;
};

const names = {
  firstName: {
    required: "ui.personName.firstName.required",
    "too-short": "ui.personName.firstName.tooShort",
    "too-long": "ui.personName.firstName.tooLong",
    "not-letters": "ui.personName.firstName.notLetters",
  },
  lastName: {
    required: "ui.personName.lastName.required",
    "too-short": "ui.personName.lastName.tooShort",
    "too-long": "ui.personName.lastName.tooLong",
    "not-letters": "ui.personName.lastName.notLetters",
  },
} as const;

/** The message ids for all problems of personal details. */
export const personalDetailsMessages: MessagesFor<PersonalDetailsErrors, PersonalDetailsField> = {
  ...names,
  email: {
    required: "ui.personalDetailsForm.email.required",
    "missing-at": "ui.personalDetailsForm.email.missingAt",
    "missing-domain": "ui.personalDetailsForm.email.missingDomain",
    "too-long": "ui.personalDetailsForm.email.tooLong",
    invalid: "ui.personalDetailsForm.email.invalid",
  },
};

/** The message ids for all problems of an address. */
export const addressMessages: MessagesFor<AddressErrors, AddressField> = {
  ...names,
  country: {
    required: "ui.addressForm.country.required",
    unknown: "ui.addressForm.country.unknown",
  },
  street: {
    required: "ui.addressForm.street.required",
    "too-long": "ui.addressForm.street.tooLong",
  },
  apartment: { "too-long": "ui.addressForm.apartment.tooLong" },
  postcode: {
    required: "ui.addressForm.postcode.required",
    "missing-digit": "ui.addressForm.postcode.missingDigit",
    "too-short": "ui.addressForm.postcode.tooShort",
    "too-long": "ui.addressForm.postcode.tooLong",
    invalid: "ui.addressForm.postcode.invalid",
  },
  city: {
    required: "ui.addressForm.city.required",
    "too-long": "ui.addressForm.city.tooLong",
  },
  region: {
    required: "ui.addressForm.region.required",
    unknown: "ui.addressForm.region.unknown",
  },
  phone: {
    required: "ui.addressForm.phone.required",
    "too-short": "ui.addressForm.phone.tooShort",
    "too-long": "ui.addressForm.phone.tooLong",
    invalid: "ui.addressForm.phone.invalid",
  },
};
