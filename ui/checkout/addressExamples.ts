import type { CountryCode } from "../rules/country.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";

interface AddressExample {
  /** How the postal code is built, a 0 for each digit. */
  readonly postcode: string;
  /** Room for the code and the country's letters before it, which the rule takes off. */
  readonly postcodeLength: number;
  readonly phone: string;
}

/** What an address looks like where it is written. */
export const addressExamples: Readonly<Record<CountryCode, AddressExample>> = {
  PL: { postcode: "00-000", postcodeLength: maximumLengths.postcode, phone: "600 100 200" },
  DE: { postcode: "00000", postcodeLength: "DE-00000".length, phone: "0151 23456789" },
  IT: { postcode: "00000", postcodeLength: "IT-00000".length, phone: "347 123 4567" },
  US: { postcode: "00000", postcodeLength: "00000-0000".length, phone: "(212) 555-0123" },
};
