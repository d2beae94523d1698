import { accept, refuse, type Checked } from "./checked.ts";

export type BlikCodeProblem = "required" | "not-six-digits";

/**
 * The code from the bank's app: exactly six digits, kept as text since it may begin with 0
 * (docs/specification/payment.md#payment-23).
 */
export function checkBlikCode(typed: string): Checked<string, BlikCodeProblem> {
  const code = typed.replace(/\s/g, ""); // Banks show it as 123 456.
  if (code === "") return refuse("required");
  return /^[0-9]{6}$/.test(code) ? accept(code) : refuse("not-six-digits");
}
