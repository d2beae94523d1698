import { FormattedMessage } from "react-intl";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { checkLogin, type LoginErrors, type LoginValue } from "../rules/accountForms.ts";
import { AccountEmail } from "./AccountEmail.tsx";
import { form as formStyle, group, way } from "../forms/sent/sentForm.css.ts";
import { type FormRefusal, type SentForm, useRefusedField } from "../forms/sent/sentForm.ts";
import { RefusedNotice } from "../forms/sent/RefusedNotice.tsx";

interface LoginFormBase extends SentForm {
  /** The e-mail address if it is known, such as after a reset. @default "" */
  email?: string;
  /** Where a new password is asked for. */
  forgottenHref: string;
  /** Where an account is made; left out, nothing is said about it. */
  registerHref?: string;
  onSubmit: (value: LoginValue) => void;
}

/** `no-match` never says whether it was the e-mail or the password: that would reveal who is a customer. */
export type LoginFormProps = LoginFormBase & FormRefusal<"no-match">;

/** E-mail and password of a customer. What was typed stays after a refusal, the password to be looked at and corrected. */
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
      <RefusedNotice
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
