import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { Text } from "../primitives/Text.tsx";
import {
  checkNewPassword,
  type NewPasswordErrors,
  passwordStrength,
  guessableWords,
  type TypedNewPassword,
} from "../rules/password.ts";
import { form as formStyle, group } from "../forms/submission/submission.css.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { FormResult } from "./FormResult.tsx";
import {
  type FormRefusal,
  type SubmissionProps,
  useFormResult,
  useRefusedField,
} from "../forms/submission/submission.ts";
import {
  HiddenUsername,
  isPasswordProblem,
  NewPasswordFields,
  noCommonPasswords,
  type PasswordProblem,
} from "./NewPasswordFields.tsx";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";
import type { NextPage } from "./ResetRequestForm.tsx";

interface NewPassword {
  readonly password: string;
}

interface SetPasswordFormBase extends SubmissionProps {
  /** `asking` shows the form; `changed` confirms the new password. @default "asking" */
  state?: "asking" | "changed";
  /** The account's e-mail address, taken from the link. */
  email: string;
  /** How long the link in an e-mail works, in minutes. @default 30 */
  linkMinutes?: number;
  /** The page to request another e-mail. */
  newLinkHref: string;
  /** Common passwords to refuse, in lower case. The library contains no such list. @default none */
  commonPasswords?: ReadonlySet<string>;
  /** Called with the new password. */
  onSubmit: (value: NewPassword) => void;
}

/**
 * `expired` also covers a link that was used before. The other codes are password problems: the server also checks the
 * owner's name and a longer list of common passwords.
 */
export type SetPasswordFormProps = SetPasswordFormBase & NextPage & FormRefusal<"expired" | PasswordProblem>;

/** Renders the second step of `ResetPasswordForm`. */
export function SetPasswordForm({
  state = "asking",
  email,
  linkMinutes = 30,
  newLinkHref,
  loginHref,
  homeHref,
  commonPasswords = noCommonPasswords,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: SetPasswordFormProps) {
  const result = useFormResult((state === "changed" || refused === "expired") && !pending);
  const context = { common: commonPasswords, personal: guessableWords({ email }) };
  const { form, errors } = useCheckedForm<TypedNewPassword, NewPassword, NewPasswordErrors>(
    (typed) => checkNewPassword(typed, context),
    { password: "", repeated: "" },
  );
  const password = useWatch({ control: form.control, name: "password" });
  const problem = isPasswordProblem(refused) ? refused : undefined;
  const isRefused = useRefusedField(form, "password", problem !== undefined && !pending);
  // The server's list is longer and includes the owner's name, so the local estimate is wrong here. A reused password
  // may still be strong.
  const isGuessable = isRefused && problem !== "same-as-before";
  const strength = password === "" ? null : isGuessable ? "weak" : passwordStrength(password, context);

  if (result.isShown && refused === "expired")
    return (
      <ExpiredLink
        linkMinutes={linkMinutes}
        password="unchanged"
        hasReplacedForm={result.hasReplacedForm}
        action={
          <Link variant="solid" href={newLinkHref}>
            <FormattedMessage id="ui.resetPasswordForm.newLink" />
          </Link>
        }
      />
    );
  if (result.isShown)
    return (
      <FormResult
        type="done"
        hasReplacedForm={result.hasReplacedForm}
        title={<FormattedMessage id="ui.resetPasswordForm.changed" />}
        action={
          <Link variant="solid" href={loginHref ?? homeHref}>
            <FormattedMessage id={loginHref === undefined ? "ui.resetPasswordForm.home" : "ui.loginForm.submit"} />
          </Link>
        }
      >
        <FormattedMessage id="ui.resetPasswordForm.changedText" />
      </FormResult>
    );
  const send = (value: NewPassword) => {
    result.markSubmitted();
    onSubmit(value);
  };
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit(send)}>
      <Text>
        <FormattedMessage id="ui.resetPasswordForm.account" values={{ email: <strong>{email}</strong> }} />
      </Text>
      <HiddenUsername email={email} />
      <div className={group}>
        <NewPasswordFields
          which="other"
          field={(name) => form.register(name)}
          errors={isRefused ? { password: problem, ...errors } : errors}
          strength={strength}
        />
      </div>
      <RefusalNotice
        refused={refused}
        retryAt={retryAt}
        pending={pending}
        timeZone={timeZone}
        sentences={{ offline: <FormattedMessage id="ui.resetPasswordForm.passwordOffline" /> }}
      />
      <div>
        <Button type="submit" size="primary" pending={pending}>
          <FormattedMessage id="ui.resetPasswordForm.save" />
        </Button>
      </div>
    </form>
  );
}
