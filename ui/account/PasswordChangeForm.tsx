import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import type { PersonalDetailsValue } from "../rules/personalDetails.ts";
import {
  checkPasswordChange,
  type PasswordChangeErrors,
  type PasswordChangeValue,
  passwordStrength,
  guessableWords,
  type TypedPasswordChange,
} from "../rules/password.ts";
import { form as formStyle, group } from "../forms/submission/submission.css.ts";
import { type FormRefusal, type SubmissionProps, useRefusedField } from "../forms/submission/submission.ts";
import {
  HiddenUsername,
  isPasswordProblem,
  NewPasswordFields,
  noCommonPasswords,
  type PasswordProblem,
} from "./NewPasswordFields.tsx";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";
import { SaveRow } from "./SaveRow.tsx";

interface PasswordChangeFormBase extends Required<Pick<SubmissionProps, "timeZone">>, Pick<SubmissionProps, "pending"> {
  /** The customer, whose name and e-mail address must not be part of the password. */
  person: PersonalDetailsValue;
  /** Whether the last change succeeded. @default false */
  saved?: boolean;
  /** Common passwords to refuse, in lower case. @default none */
  commonPasswords?: ReadonlySet<string>;
  /** Called with the current and the new password. */
  onSubmit: (value: PasswordChangeValue) => void;
}

const emptyValues: TypedPasswordChange = { current: "", password: "", repeated: "" };

/** Renders the password part of `ProfileForm`. After a successful change all fields are cleared. */
export function PasswordChangeForm({
  person,
  saved = false,
  commonPasswords = noCommonPasswords,
  pending = false,
  refused,
  retryAt,
  timeZone,
  onSubmit,
}: PasswordChangeFormBase & FormRefusal<"wrong-password" | PasswordProblem>) {
  const context = { common: commonPasswords, personal: guessableWords(person) };
  const { form, errors } = useCheckedForm<TypedPasswordChange, PasswordChangeValue, PasswordChangeErrors>(
    (typed) => checkPasswordChange(typed, context),
    emptyValues,
  );
  const { reset } = form;
  const hasChanged = saved && !pending;
  useEffect(() => {
    if (hasChanged) reset(emptyValues);
  }, [hasChanged, reset]);
  const password = useWatch({ control: form.control, name: "password" });
  const isWrongPassword = useRefusedField(form, "current", refused === "wrong-password" && !pending);
  const problem = isPasswordProblem(refused) ? refused : undefined;
  const isPasswordRefused = useRefusedField(form, "password", problem !== undefined && !pending);
  const currentProblem = errors.current
    ? "ui.loginForm.passwordMissing"
    : isWrongPassword && "ui.profileForm.wrongPassword";
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit((typed) => onSubmit(typed))}>
      <HiddenUsername email={person.email} />
      <div className={group}>
        <PasswordField
          {...form.register("current")}
          purpose="current"
          label={<FormattedMessage id="ui.profileForm.current" />}
          error={currentProblem && <FormattedMessage id={currentProblem} />}
          aria-required
        />
        <NewPasswordFields
          which="other"
          field={(name) => form.register(name)}
          errors={isPasswordRefused ? { password: problem, ...errors } : errors}
          strength={password ? passwordStrength(password, context) : null}
        />
      </div>
      <RefusalNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
      <SaveRow
        pending={pending}
        saved={saved && <FormattedMessage id="ui.resetPasswordForm.changed" />}
        label={<FormattedMessage id="ui.profileForm.change" />}
      />
    </form>
  );
}
