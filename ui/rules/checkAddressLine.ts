import { accept, refuse, type Checked } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { tidy } from "./tidy.ts";

export type AddressLineProblem = "required" | "too-long";
export type ApartmentProblem = "too-long";

function checkLine(typed: string, maximum: number): Checked<string, AddressLineProblem> {
  const line = tidy(typed);
  if (line === "") return refuse("required");
  return line.length > maximum ? refuse("too-long") : accept(line);
}

/** Street and house number in one line; streets are named after dates and numbers too, so that anything may be in it. */
export const checkStreet = (typed: string) => checkLine(typed, maximumLengths.street);

export const checkCity = (typed: string) => checkLine(typed, maximumLengths.city);

/** The number of the apartment, which a house may do without. */
export function checkApartment(typed: string): Checked<string, ApartmentProblem> {
  const apartment = tidy(typed);
  return apartment.length > maximumLengths.apartment ? refuse("too-long") : accept(apartment);
}
