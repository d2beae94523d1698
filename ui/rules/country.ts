import { accept, refuse, type Checked } from "./checked.ts";
import { tidy } from "./tidy.ts";

/** Countries that orders are sent to (docs/specification/checkout.md#checkout-11). */
export const countryCodes = ["PL", "DE", "IT", "US"] as const;
export type CountryCode = (typeof countryCodes)[number];

export type CountryProblem = "required" | "unknown";

export const isCountryCode = (text: string): text is CountryCode => countryCodes.some((code) => code === text);

export function checkCountry(typed: string): Checked<CountryCode, CountryProblem> {
  const code = tidy(typed).toUpperCase();
  if (code === "") return refuse("required");
  return isCountryCode(code) ? accept(code) : refuse("unknown");
}
