import type { NewPasswordErrors } from "../rules/password.ts";

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
