import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PersonalDetailsForm, type PersonalDetailsFormProps } from "../checkout/PersonalDetailsForm.tsx";
import { accountDetailsMessages } from "./AccountEmail.tsx";

export interface AccountDetailsProps extends Pick<PersonalDetailsFormProps, "field" | "errors"> {
  /** Why the server refused the e-mail address; left empty if it did not. */
  refusedEmail: ReactNode;
}

/** Renders the name and e-mail fields of an account. */
export function AccountDetails({ field, errors, refusedEmail }: AccountDetailsProps) {
  const problem = errors.email;
  return (
    <PersonalDetailsForm
      field={field}
      errors={errors}
      emailHint={<FormattedMessage id="ui.personalDetailsForm.email.accountHint" />}
      emailError={problem ? <FormattedMessage id={accountDetailsMessages.email[problem]} /> : refusedEmail}
    />
  );
}
