import { FormattedMessage } from "react-intl";
import type { FieldBinding } from "../forms/useCheckedForm.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import type { NewPasswordErrors, PasswordStrength, TypedNewPassword } from "../rules/password.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";

export interface NewPasswordFieldsProps {
  /** The account's first, or another instead of the one it has. */
  which: "first" | "other";
  field: (name: keyof TypedNewPassword) => FieldBinding;
  errors: NewPasswordErrors;
  /** Of what is typed; null while nothing is. */
  strength: PasswordStrength | null;
}

/** A new password and its repetition. Nothing that is pasted is cut off: a password that is too long is said to be. */
export function NewPasswordFields({ which, field, errors, strength }: NewPasswordFieldsProps) {
  const { password, repeated } = errors;
  return (
    <>
      <PasswordField
        {...field("password")}
        purpose="new"
        label={<FormattedMessage id={`ui.newPassword.${which}`} />}
        hint={<FormattedMessage id="ui.newPassword.hint" />}
        error={
          password && (
            <FormattedMessage id={passwordMessages.password[password]} values={{ maximum: maximumLengths.password }} />
          )
        }
        strength={strength}
        aria-required
      />
      <PasswordField
        {...field("repeated")}
        purpose="new"
        label={<FormattedMessage id="ui.newPassword.repeated" />}
        error={repeated && <FormattedMessage id={passwordMessages.repeated[repeated]} />}
        aria-required
      />
    </>
  );
}

type Messages<Field extends keyof NewPasswordErrors> = Readonly<Record<NonNullable<NewPasswordErrors[Field]>, string>>;

/** The message for each problem of a new password. */
export const passwordMessages: { readonly [F in keyof Required<NewPasswordErrors>]: Messages<F> } = {
  password: {
    required: "ui.newPassword.required",
    "too-short": "ui.newPassword.tooShort",
    "too-long": "ui.newPassword.tooLong",
    repeated: "ui.newPassword.sameCharacter",
    common: "ui.newPassword.common",
    personal: "ui.newPassword.personal",
    "same-as-before": "ui.newPassword.sameAsBefore",
  },
  repeated: { required: "ui.newPassword.repeatedMissing", different: "ui.newPassword.different" },
};

/** Tells password managers whose password is being set; invisible, and never sent. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
);
