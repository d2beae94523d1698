import { accept, refuse, refuseForm, type Checked, type CheckedForm } from "./checked.ts";
import { checkPhone, type PhoneProblem } from "./phone.ts";
import type { CountryCode } from "./country.ts";

/** The credentials for reordering the lenses of an earlier order: its phone number in E.164 format, and its token. */
export interface ReorderValue {
  readonly phone: string;
  readonly token: string;
}

/** The problem of an order token. */
export type OrderTokenProblem = "required" | "invalid";

export interface ReorderErrors {
  readonly phone?: PhoneProblem | undefined;
  readonly token?: OrderTokenProblem | undefined;
}

/** Returns the token from the e-mail, or from its link if the whole URL was pasted (`/renew-order/{token}`). */
export function checkOrderToken(typed: string): Checked<string, OrderTokenProblem> {
  const text = typed.replace(/\s/g, "");
  const token = /\/renew-order\/([^/?#]*)/.exec(text)?.[1] ?? text;
  if (token === "") return refuse("required");
  return /^[\w-]+$/.test(token) ? accept(token) : refuse("invalid");
}

/** Checks the formats only. Whether phone number and token belong together is checked by the platform. */
export function checkReorder(typed: ReorderValue, country: CountryCode): CheckedForm<ReorderValue, ReorderErrors> {
  const phone = checkPhone(typed.phone, country);
  const token = checkOrderToken(typed.token);
  if (phone.ok && token.ok) return accept({ phone: phone.value, token: token.value });
  return refuseForm({ ...(!phone.ok && { phone: phone.error }), ...(!token.ok && { token: token.error }) });
}
