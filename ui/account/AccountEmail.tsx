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
  field: FieldBinding;
  problem: EmailProblem | undefined;
  /** As the name of an account that is there, or as an address to write to. */
  as: "username" | "email";
}

/** An e-mail that stands alone in its form. */
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
