import { accept, refuse, type Checked } from "./checked.ts";
import { tidy } from "./text.ts";

/** The countries that orders are sent to (docs/specification/checkout.md#checkout-11). */
export const countryCodes = ["PL", "DE", "IT", "US"] as const;
/** An ISO 3166-1 alpha-2 code. */
export type CountryCode = (typeof countryCodes)[number];

/** The problem of a country code. */
export type CountryProblem = "required" | "unknown";

/** Returns whether a text is the code of a country that orders are sent to. */
export const isCountryCode = (text: string): text is CountryCode => countryCodes.some((code) => code === text);

/** Returns the country code in upper case, or the problem. */
export function checkCountry(typed: string): Checked<CountryCode, CountryProblem> {
  const code = tidy(typed).toUpperCase();
  if (code === "") return refuse("required");
  return isCountryCode(code) ? accept(code) : refuse("unknown");
}

const states =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
const territories = "AS GU MP PR VI";
const armedForces = "AA AE AP";

/** The two-letter codes of the states, territories and military regions that the US Postal Service delivers to. */
export const usStates: readonly string[] = `${states} ${territories} ${armedForces}`.split(" ");

/** The problem of a US state. */
export type RegionProblem = "required" | "unknown";

/** Returns the code of a US state in upper case. In other countries the region is always empty. */
export function checkRegion(typed: string, country: CountryCode): Checked<string, RegionProblem> {
  if (country !== "US") return accept("");
  const region = tidy(typed).toUpperCase();
  if (region === "") return refuse("required");
  return usStates.includes(region) ? accept(region) : refuse("unknown");
}
