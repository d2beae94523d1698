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
  /** Returns the bindings that connect a field to the form's values. */
  field: (name: PersonalDetailsField) => FieldBinding;
  /** The errors returned by `checkPersonalDetails`. */
  errors: PersonalDetailsErrors;
  /** What the e-mail is used for. @default messages about the order */
  emailHint?: ReactNode;
  /** An error of the e-mail field that comes from outside the rules, such as an existing account. */
  emailError?: ReactNode;
}

/**
 * Renders the customer's name and the e-mail address for the confirmation. The surrounding form validates with
 * `checkPersonalDetails`.
 */
export function PersonalDetailsForm({ field, errors, emailHint, emailError }: PersonalDetailsFormProps) {
  function fieldProps(name: PersonalDetailsField, otherError?: ReactNode) {
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
      error: otherError || (message && <FormattedMessage id={message} values={{ maximum }} />),
    };
  }

  return (
    <div className={formGrid}>
      <div className={span.firstName}>
        <TextField {...fieldProps("firstName")} />
      </div>
      <div className={span.lastName}>
        <TextField {...fieldProps("lastName")} />
      </div>
      <div className={span.full}>
        <TextField
          {...fieldProps("email", emailError)}
          type="email"
          spellCheck={false}
          hint={emailHint ?? <FormattedMessage id="ui.personalDetailsForm.email.hint" />}
        />
      </div>
    </div>
  );
}
