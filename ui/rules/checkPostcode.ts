import { accept, refuse, type Checked } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { tidy } from "./tidy.ts";

export type PostcodeProblem = "required" | "missing-digit" | "too-short" | "too-long" | "invalid";

interface PostcodeForm {
  readonly digits: number;
  /** Reads a code without its country prefix; the groups are its parts. */
  readonly pattern: RegExp;
  /** Stands before the code on letters from abroad. */
  readonly prefix: RegExp;
  readonly joint: string;
}

const separators = /[\s\u2010-\u2015\u2212-]/g;

const forms = {
  PL: { digits: 5, pattern: /^(\d{2})[- ]?(\d{3})$/, prefix: /^PL[- ]?/i, joint: "-" },
  // 01001 to 99998.
  DE: { digits: 5, pattern: /^(?!00|01000|99999)(\d{5})$/, prefix: /^DE?[- ]?/i, joint: "" },
  IT: { digits: 5, pattern: /^(\d{5})$/, prefix: /^IT?[- ]?/i, joint: "" },
  US: { digits: 5, pattern: /^(\d{5})(?:[- ]?(\d{4}))?$/, prefix: /^US[- ]?/i, joint: "-" },
} satisfies Record<CountryCode, PostcodeForm>;

/** A postal code as its country writes it; a missing hyphen is added (docs/specification/trade.md#trade-1). */
export function checkPostcode(typed: string, country: CountryCode): Checked<string, PostcodeProblem> {
  const { digits, pattern, prefix, joint } = forms[country];
  const written = tidy(typed);
  if (written === "") return refuse("required");
  const code = written.replace(prefix, "").replace(separators, (separator) => (separator.trim() ? "-" : " "));
  const [, ...parts] = pattern.exec(code) ?? [];
  if (parts.length > 0) return accept(parts.filter(Boolean).join(joint));
  const bare = code.replace(separators, "");
  if (!/^\d+$/.test(bare)) return refuse("invalid");
  if (bare.length === digits - 1) return refuse("missing-digit");
  if (bare.length < digits) return refuse("too-short");
  return refuse(bare.length > digits ? "too-long" : "invalid");
}
