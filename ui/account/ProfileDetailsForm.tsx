import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import {
  checkProfile,
  isNewEmail,
  type ProfileErrors,
  type ProfileValue,
  type TypedProfile,
} from "../rules/accountForms.ts";
import type { PersonalDetailsValue } from "../rules/personalDetails.ts";
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
  /** A new e-mail address that is not confirmed yet; null without one. */
  pendingEmail: string | null;
  /** Called with the valid details. */
  onSubmit: (value: ProfileValue) => void;
}

/** Renders the names and e-mail part of `ProfileForm`. A new e-mail address needs the password. */
export function ProfileDetailsForm({
  value,
  pendingEmail,
  saved = false,
  pending = false,
  refused,
  retryAt,
  timeZone,
  onSubmit,
}: ProfileDetailsFormBase & FormRefusal<"email-in-use" | "wrong-password">) {
  const { form, errors } = useCheckedForm<TypedProfile, ProfileValue, ProfileErrors>(
    (typed) => checkProfile(typed, value.email),
    { ...value, current: "" },
  );
  const { reset } = form;
  const hasChanged = saved && !pending;
  const { firstName, lastName, email } = value;
  useEffect(() => {
    // A new address takes effect later; until then the form shows the present one.
    if (hasChanged) reset({ firstName, lastName, email, current: "" });
  }, [hasChanged, reset, firstName, lastName, email]);
  const needsPassword = isNewEmail(useWatch({ control: form.control, name: "email" }), value.email);
  const isEmailInUse = useRefusedField(form, "email", refused === "email-in-use" && !pending);
  const isWrongPassword = useRefusedField(form, "current", refused === "wrong-password" && !pending);
  const passwordProblem = errors.current
    ? "ui.loginForm.passwordMissing"
    : isWrongPassword && "ui.profileForm.wrongPassword";
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit((typed) => onSubmit(typed))}>
      <AccountDetails
        field={(name) => form.register(name)}
        errors={errors}
        refusedEmail={isEmailInUse && <FormattedMessage id="ui.registerForm.emailInUse" />}
      />
      {needsPassword && (
        <PasswordField
          {...form.register("current")}
          purpose="current"
          label={<FormattedMessage id="ui.profileForm.current" />}
          hint={<FormattedMessage id="ui.profileForm.emailNeedsPassword" />}
          error={passwordProblem && <FormattedMessage id={passwordProblem} />}
          aria-required
        />
      )}
      {pendingEmail !== null && (
        <InlineNotice type="info">
          <FormattedMessage id="ui.profileForm.emailPending" values={{ email: <strong>{pendingEmail}</strong> }} />
        </InlineNotice>
      )}
      <RefusalNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
      <SaveRow
        pending={pending}
        saved={saved && <FormattedMessage id="ui.profileForm.saved" />}
        label={<FormattedMessage id="ui.profileForm.save" />}
      />
    </form>
  );
}
