import { accept, refuse, type Checked } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { tidy } from "./tidy.ts";

export type NameProblem = "required" | "too-short" | "too-long" | "not-letters";

// A name may begin with an apostrophe: 't Hart.
const alphabetic = /^['’]?[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
const letter = /\p{L}/gu;
const minimumLetters = 2;

/**
 * A first or last name: letters of any alphabet, space, hyphen, apostrophe and dot
 * (docs/decisions/product.md#decision-4).
 */
export function checkName(typed: string): Checked<string, NameProblem> {
  const name = tidy(typed);
  if (name === "") return refuse("required");
  if (!alphabetic.test(name)) return refuse("not-letters");
  if ((name.match(letter)?.length ?? 0) < minimumLetters) return refuse("too-short");
  if (name.length > maximumLengths.name) return refuse("too-long");
  return accept(name);
}
