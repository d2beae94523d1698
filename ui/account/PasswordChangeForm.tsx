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
  personalParts,
  type TypedPasswordChange,
} from "../rules/password.ts";
import { form as formStyle, group } from "../forms/sent/sentForm.css.ts";
import { type FormRefusal, type SentForm, useRefusedField } from "../forms/sent/sentForm.ts";
import { KnownUsername, NewPasswordFields } from "./NewPasswordFields.tsx";
import { RefusedNotice } from "../forms/sent/RefusedNotice.tsx";
import { SaveRow } from "./SaveRow.tsx";

interface PasswordChangeFormBase extends Required<Pick<SentForm, "timeZone">>, Pick<SentForm, "pending"> {
  person: PersonalDetailsValue;
  saved?: boolean;
  commonPasswords?: ReadonlySet<string>;
  onSubmit: (value: PasswordChangeValue) => void;
}

const noPasswords: ReadonlySet<string> = new Set();
const nothingTyped: TypedPasswordChange = { current: "", password: "", repeated: "" };

/** The password of `ProfileForm`; once it is changed, nothing of it stays on the screen. */
export function PasswordChangeForm({
  person,
  saved = false,
  commonPasswords = noPasswords,
  pending = false,
  refused,
  retryAt,
  timeZone,
  onSubmit,
}: PasswordChangeFormBase & FormRefusal<"wrong-password" | "same-as-before">) {
  const context = { common: commonPasswords, personal: personalParts(person) };
  const { form, errors } = useCheckedForm<TypedPasswordChange, PasswordChangeValue, PasswordChangeErrors>(
    (typed) => checkPasswordChange(typed, context),
    nothingTyped,
  );
  const { reset } = form;
  const hasChanged = saved && !pending;
  useEffect(() => {
    if (hasChanged) reset(nothingTyped);
  }, [hasChanged, reset]);
  const password = useWatch({ control: form.control, name: "password" });
  const isWrong = useRefusedField(form, "current", refused === "wrong-password" && !pending);
  const isSame = useRefusedField(form, "password", refused === "same-as-before" && !pending);
  const currentProblem = errors.current ? "ui.loginForm.passwordMissing" : isWrong && "ui.profileForm.wrongPassword";
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit((typed) => onSubmit(typed))}>
      <KnownUsername email={person.email} />
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
          errors={isSame ? { password: "same-as-before", ...errors } : errors}
          strength={password ? passwordStrength(password, context) : null}
        />
      </div>
      <RefusedNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
      <SaveRow
        pending={pending}
        saved={saved && <FormattedMessage id="ui.resetPasswordForm.changed" />}
        label={<FormattedMessage id="ui.profileForm.change" />}
      />
    </form>
  );
}
