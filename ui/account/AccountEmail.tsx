import { FormattedMessage } from "react-intl";
import type { FieldBinding } from "../forms/useCheckedForm.ts";
import { TextField } from "../forms/TextField.tsx";
import type { EmailProblem } from "../rules/personalDetails.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";
import { personalDetailsMessages } from "../checkout/formTexts.ts";

/** The message ids for personal details of an account, which needs an e-mail address to log in with. */
export const accountDetailsMessages: typeof personalDetailsMessages = {
  ...personalDetailsMessages,
  email: { ...personalDetailsMessages.email, required: "ui.personalDetailsForm.email.accountRequired" },
};

export interface AccountEmailProps {
  /** Connects the field to the form, as returned by react-hook-form's `register`. */
  field: FieldBinding;
  /** The problem found by the form's check; undefined if there is none. */
  problem: EmailProblem | undefined;
  /**
   * What the browser fills in: `username` for logging in to an existing account, `email` for an address to write to.
   */
  as: "username" | "email";
}

/** Renders an e-mail field outside the personal details. */
export function AccountEmail({ field, problem, as }: AccountEmailProps) {
  return (
    <TextField
      {...field}
      type="email"
      label={<FormattedMessage id="ui.personalDetailsForm.email" />}
      error={problem && <FormattedMessage id={accountDetailsMessages.email[problem]} />}
      autoComplete={as}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maximumLengths.email}
      aria-required
    />
  );
}
