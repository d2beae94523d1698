import { FormattedMessage } from "react-intl";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import {
  checkPersonalDetails,
  type PersonalDetailsErrors,
  type PersonalDetailsValue,
  type TypedPersonalDetails,
} from "../rules/personalDetails.ts";
import { AccountDetails } from "./AccountDetails.tsx";
import { form as formStyle } from "../forms/submission/submission.css.ts";
import { type FormRefusal, type SubmissionProps, useRefusedField } from "../forms/submission/submission.ts";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";
import { SaveRow } from "./SaveRow.tsx";

interface ProfileDetailsFormBase extends Required<Pick<SubmissionProps, "timeZone">>, Pick<SubmissionProps, "pending"> {
  /** The details as stored on the server. */
  value: PersonalDetailsValue;
  /** Whether the last change succeeded. @default false */
  saved?: boolean;
  /** Called with the valid details. */
  onSubmit: (value: PersonalDetailsValue) => void;
}

/** Renders the names and e-mail part of `ProfileForm`. */
export function ProfileDetailsForm({
  value,
  saved = false,
  pending = false,
  refused,
  retryAt,
  timeZone,
  onSubmit,
}: ProfileDetailsFormBase & FormRefusal<"email-in-use">) {
  const { form, errors } = useCheckedForm<TypedPersonalDetails, PersonalDetailsValue, PersonalDetailsErrors>(
    checkPersonalDetails,
    value,
  );
  const isEmailInUse = useRefusedField(form, "email", refused === "email-in-use" && !pending);
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit((typed) => onSubmit(typed))}>
      <AccountDetails
        field={(name) => form.register(name)}
        errors={errors}
        refusedEmail={isEmailInUse && <FormattedMessage id="ui.registerForm.emailInUse" />}
      />
      <RefusalNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
      <SaveRow
        pending={pending}
        saved={saved && <FormattedMessage id="ui.profileForm.saved" />}
        label={<FormattedMessage id="ui.profileForm.save" />}
      />
    </form>
  );
}
