import { accept, refuse, refuseForm, type Checked, type CheckedForm } from "./checked.ts";
import { checkPhone, type PhoneProblem } from "./phone.ts";
import type { CountryCode } from "./country.ts";

/** What proves that somebody may order the lenses of an earlier order again: its phone number, E.164, and its token. */
export interface ReorderValue {
  readonly phone: string;
  readonly token: string;
}

export type OrderTokenProblem = "required" | "invalid";

export interface ReorderErrors {
  readonly phone?: PhoneProblem | undefined;
  readonly token?: OrderTokenProblem | undefined;
}

/** The token from the mail, or from its link if that is given whole (`/renew-order/{token}`). */
export function checkOrderToken(typed: string): Checked<string, OrderTokenProblem> {
  const text = typed.replace(/\s/g, "");
  const token = /\/renew-order\/([^/?#]*)/.exec(text)?.[1] ?? text;
  if (token === "") return refuse("required");
  return /^[\w-]+$/.test(token) ? accept(token) : refuse("invalid");
}

/** Only whether both can be what they are taken for: whether they belong together is known to the platform alone. */
export function checkReorder(typed: ReorderValue, country: CountryCode): CheckedForm<ReorderValue, ReorderErrors> {
  const phone = checkPhone(typed.phone, country);
  const token = checkOrderToken(typed.token);
  if (phone.ok && token.ok) return accept({ phone: phone.value, token: token.value });
  return refuseForm({ ...(!phone.ok && { phone: phone.error }), ...(!token.ok && { token: token.error }) });
}
