import { FormattedMessage } from "react-intl";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { checkLogin, type LoginErrors, type LoginValue } from "../rules/accountForms.ts";
import { AccountEmail } from "./AccountEmail.tsx";
import { form as formStyle, group, way } from "../forms/submission/submission.css.ts";
import { type FormRefusal, type SubmissionProps, useRefusedField } from "../forms/submission/submission.ts";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";

interface LoginFormBase extends SubmissionProps {
  /** The e-mail address if it is already known, such as after a reset. @default "" */
  email?: string;
  /** The page to request a password reset. */
  forgottenHref: string;
  /** The page to register; left out, registration is not mentioned. */
  registerHref?: string;
  /** Called with the valid values when the form is submitted. */
  onSubmit: (value: LoginValue) => void;
}

/**
 * `no-match` does not reveal whether the e-mail or the password was wrong: that would show which addresses have an
 * account.
 */
export type LoginFormProps = LoginFormBase & FormRefusal<"no-match">;

/**
 * Renders the login form. After a refusal both fields keep their values, so that the password can be shown and
 * corrected.
 */
export function LoginForm({
  email = "",
  forgottenHref,
  registerHref,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: LoginFormProps) {
  const { form, errors } = useCheckedForm<LoginValue, LoginValue, LoginErrors>(checkLogin, { email, password: "" });
  useRefusedField(form, "password", refused === "no-match" && !pending);
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit((value) => onSubmit(value))}>
      <AccountEmail as="username" field={form.register("email")} problem={errors.email} />
      <div className={group}>
        <PasswordField
          {...form.register("password")}
          purpose="current"
          label={<FormattedMessage id="ui.loginForm.password" />}
          error={errors.password && <FormattedMessage id="ui.loginForm.passwordMissing" />}
          aria-required
        />
        <p className={way}>
          <Link href={forgottenHref}>
            <FormattedMessage id="ui.loginForm.forgotten" />
          </Link>
        </p>
      </div>
      <RefusalNotice
        refused={refused}
        retryAt={retryAt}
        pending={pending}
        timeZone={timeZone}
        sentences={{ "no-match": <FormattedMessage id="ui.loginForm.noMatch" /> }}
      />
      <Button type="submit" size="primary" width="full" pending={pending}>
        <FormattedMessage id="ui.loginForm.submit" />
      </Button>
      {registerHref !== undefined && (
        <p className={way}>
          <FormattedMessage id="ui.loginForm.newHere" />
          <Link href={registerHref}>
            <FormattedMessage id="ui.loginForm.register" />
          </Link>
        </p>
      )}
    </form>
  );
}
