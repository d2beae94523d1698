import { FormattedMessage } from "react-intl";
import type { FieldBinding } from "../forms/useCheckedForm.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import type { NewPasswordErrors, PasswordStrength, TypedNewPassword } from "../rules/password.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";

export interface NewPasswordFieldsProps {
  /** `first` for a new account, `other` to replace an existing password. Selects the label. */
  which: "first" | "other";
  /** Returns the bindings that connect a field to the form's values. */
  field: (name: keyof TypedNewPassword) => FieldBinding;
  /** The problems of both fields. */
  errors: NewPasswordErrors;
  /** The strength of the typed password; null while the field is empty. */
  strength: PasswordStrength | null;
}

/**
 * Renders a new password and its repetition. The fields have no `maxLength`: a password that is too long gets an error
 * instead of being cut off when pasted.
 */
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

/** The message ids for all problems of a new password. */
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

/** What can be wrong with a new password. The server also checks its owner's name and a longer list of common ones. */
export type PasswordProblem = NonNullable<NewPasswordErrors["password"]>;

/** Returns whether the code of a refusal is a problem of the new password. */
export const isPasswordProblem = (code: string | undefined): code is PasswordProblem =>
  code !== undefined && Object.hasOwn(passwordMessages.password, code);

/** The default of `commonPasswords`. */
export const noCommonPasswords: ReadonlySet<string> = new Set();

/** Renders an invisible field that tells password managers which account the password belongs to. Never submitted. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
);
