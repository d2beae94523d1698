import { accept, refuse, type Checked } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { tidy } from "./tidy.ts";
import { usStates } from "./usStates.ts";

export type RegionProblem = "required" | "unknown";

/** The state of a US address by its two letters; addresses of the other countries have no region, and any is dropped. */
export function checkRegion(typed: string, country: CountryCode): Checked<string, RegionProblem> {
  if (country !== "US") return accept("");
  const region = tidy(typed).toUpperCase();
  if (region === "") return refuse("required");
  return usStates.includes(region) ? accept(region) : refuse("unknown");
}
