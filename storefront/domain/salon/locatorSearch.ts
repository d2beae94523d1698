import type { SalonCountry } from "./salon.ts";

/** What the address of the store locator may say. */
export interface LocatorSearch {
  /** What is searched for: a town, a street or a postcode. */
  readonly q?: string;
  readonly country?: SalonCountry;
}

/** The longest text that is searched for. */
const maximumText = 100;

/** Reads the query of the store locator's address; what it does not understand is dropped. */
export function readLocatorSearch({ q, country }: Readonly<Record<string, unknown>>): LocatorSearch {
  return {
    ...(typeof q === "string" && q !== "" && { q: q.slice(0, maximumText) }),
    ...((country === "PL" || country === "DE") && { country }),
  };
}
