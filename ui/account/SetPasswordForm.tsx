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
  personalParts,
  type TypedNewPassword,
} from "../rules/password.ts";
import { form as formStyle, group } from "../forms/sent/sentForm.css.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { FormAnswer } from "./FormAnswer.tsx";
import { type FormRefusal, type SentForm, useAnswer, useRefusedField } from "../forms/sent/sentForm.ts";
import { KnownUsername, NewPasswordFields, passwordMessages } from "./NewPasswordFields.tsx";
import { RefusedNotice } from "../forms/sent/RefusedNotice.tsx";
import type { WayOn } from "./ResetRequestForm.tsx";

interface NewPassword {
  readonly password: string;
}

interface SetPasswordFormBase extends SentForm {
  /** Where the form stands: it asks, or the password is set. @default "asking" */
  state?: "asking" | "changed";
  /** Whose password is set; from the link. */
  email: string;
  /** How long a link in a mail works. @default 30 */
  linkMinutes?: number;
  /** Where another mail is asked for. */
  newLinkHref: string;
  /** Passwords that everybody tries first, in small letters; the list is long and lies with the shop. @default none */
  commonPasswords?: ReadonlySet<string>;
  onSubmit: (value: NewPassword) => void;
}

type PasswordProblem = NonNullable<NewPasswordErrors["password"]>;

/**
 * `expired` is also a link that was used: both end here. The other words are about the password: the server knows its
 * owner's name, and more of what everybody tries first.
 */
export type SetPasswordFormProps = SetPasswordFormBase & WayOn & FormRefusal<"expired" | PasswordProblem>;

const isPasswordProblem = (word: string | undefined): word is PasswordProblem =>
  word !== undefined && Object.hasOwn(passwordMessages.password, word);

const noPasswords: ReadonlySet<string> = new Set();

/** The second half of `ResetPasswordForm`. */
export function SetPasswordForm({
  state = "asking",
  email,
  linkMinutes = 30,
  newLinkHref,
  loginHref,
  homeHref,
  commonPasswords = noPasswords,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: SetPasswordFormProps) {
  const answer = useAnswer((state === "changed" || refused === "expired") && !pending);
  const context = { common: commonPasswords, personal: personalParts({ email }) };
  const { form, errors } = useCheckedForm<TypedNewPassword, NewPassword, NewPasswordErrors>(
    (typed) => checkNewPassword(typed, context),
    { password: "", repeated: "" },
  );
  const password = useWatch({ control: form.control, name: "password" });
  const problem = isPasswordProblem(refused) ? refused : undefined;
  const isRefused = useRefusedField(form, "password", problem !== undefined && !pending);
  // The server has a longer list than the form, and knows the name; what it had before may well be strong.
  const isGuessed = isRefused && problem !== "same-as-before";
  const strength = password === "" ? null : isGuessed ? "weak" : passwordStrength(password, context);

  if (answer.isShown && refused === "expired")
    return (
      <ExpiredLink
        linkMinutes={linkMinutes}
        password="unchanged"
        hasReplaced={answer.hasReplaced}
        action={
          <Link variant="solid" href={newLinkHref}>
            <FormattedMessage id="ui.resetPasswordForm.newLink" />
          </Link>
        }
      />
    );
  if (answer.isShown)
    return (
      <FormAnswer
        type="done"
        hasReplaced={answer.hasReplaced}
        title={<FormattedMessage id="ui.resetPasswordForm.changed" />}
        action={
          <Link variant="solid" href={loginHref ?? homeHref}>
            <FormattedMessage id={loginHref === undefined ? "ui.resetPasswordForm.home" : "ui.loginForm.submit"} />
          </Link>
        }
      >
        <FormattedMessage id="ui.resetPasswordForm.changedText" />
      </FormAnswer>
    );
  const send = (value: NewPassword) => {
    answer.expect();
    onSubmit(value);
  };
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit(send)}>
      <Text>
        <FormattedMessage id="ui.resetPasswordForm.account" values={{ email: <strong>{email}</strong> }} />
      </Text>
      <KnownUsername email={email} />
      <div className={group}>
        <NewPasswordFields
          which="other"
          field={(name) => form.register(name)}
          errors={isRefused ? { password: problem, ...errors } : errors}
          strength={strength}
        />
      </div>
      <RefusedNotice
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
