import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkNewPassword, type NewPasswordErrors, type TypedNewPassword } from "./checkNewPassword.ts";
import type { PasswordContext } from "./checkPassword.ts";

export interface TypedPasswordChange extends TypedNewPassword {
  readonly current: string;
}

export interface PasswordChangeValue {
  readonly current: string;
  readonly password: string;
}

export interface PasswordChangeErrors extends NewPasswordErrors {
  readonly current?: "required" | undefined;
}

/** A change of the password: the current one is asked for, so that nobody changes it on a device left open (ASVS 6.2.3). */
export function checkPasswordChange(
  { current, ...typed }: TypedPasswordChange,
  context: PasswordContext,
): CheckedForm<PasswordChangeValue, PasswordChangeErrors> {
  const checked = checkNewPassword(typed, { ...context, ...(current && { before: current }) });
  if (current !== "" && checked.ok) return accept({ current, ...checked.value });
  return refuseForm({
    ...(current === "" && { current: "required" as const }),
    ...(!checked.ok && checked.errors),
  });
}
