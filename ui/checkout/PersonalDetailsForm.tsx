import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldBinding } from "../forms/useCheckedForm.ts";
import { TextField } from "../forms/TextField.tsx";
import type { PersonalDetailsErrors, PersonalDetailsField } from "../rules/personalDetails.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";
import { formGrid, span } from "./formGrid.css.ts";
import { personalDetailsMessages, type ProblemMessages } from "./formTexts.ts";

const fields = {
  firstName: { label: "ui.personName.firstName", autoComplete: "given-name", maximum: maximumLengths.name },
  lastName: { label: "ui.personName.lastName", autoComplete: "family-name", maximum: maximumLengths.name },
  email: { label: "ui.personalDetailsForm.email", autoComplete: "email", maximum: maximumLengths.email },
} as const satisfies Record<PersonalDetailsField, object>;

export interface PersonalDetailsFormProps {
  /** Ties each field to the form that holds the values. */
  field: (name: PersonalDetailsField) => FieldBinding;
  /** As answered by `checkPersonalDetails`. */
  errors: PersonalDetailsErrors;
  /** What the e-mail is for. @default that we write about the order */
  emailHint?: ReactNode;
  /** What is wrong with the e-mail, where that is not the rule's to say, such as that an account has it already. */
  emailError?: ReactNode;
}

/** Who orders, and where the confirmation goes. The form around it checks with `checkPersonalDetails`. */
export function PersonalDetailsForm({ field, errors, emailHint, emailError }: PersonalDetailsFormProps) {
  function common(name: PersonalDetailsField, said?: ReactNode) {
    const { label, autoComplete, maximum } = fields[name];
    const problem = errors[name];
    const messages: ProblemMessages = personalDetailsMessages[name];
    const message = problem && messages[problem];
    return {
      ...field(name),
      label: <FormattedMessage id={label} />,
      autoComplete,
      maxLength: maximum,
      "aria-required": true,
      error: said || (message && <FormattedMessage id={message} values={{ maximum }} />),
    };
  }

  return (
    <div className={formGrid}>
      <div className={span.firstName}>
        <TextField {...common("firstName")} />
      </div>
      <div className={span.lastName}>
        <TextField {...common("lastName")} />
      </div>
      <div className={span.full}>
        <TextField
          {...common("email", emailError)}
          type="email"
          spellCheck={false}
          hint={emailHint ?? <FormattedMessage id="ui.personalDetailsForm.email.hint" />}
        />
      </div>
    </div>
  );
}
