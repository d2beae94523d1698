import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { Text } from "../primitives/Text.tsx";
import { checkNewPassword, type NewPasswordErrors, type TypedNewPassword } from "../rules/checkNewPassword.ts";
import { passwordStrength } from "../rules/passwordStrength.ts";
import { personalParts } from "../rules/personalParts.ts";
import { form as formStyle, group } from "./accountForm.css.ts";
import { FormAnswer } from "./FormAnswer.tsx";
import type { FormRefusal, SentForm } from "./formRefusal.ts";
import { KnownUsername } from "./KnownUsername.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { RefusedNotice } from "./RefusedNotice.tsx";
import { useAnswer } from "./useAnswer.ts";
import { useRefusedField } from "./useRefusedField.ts";

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
  loginHref: string;
  /** Passwords that everybody tries first, in small letters; the list is long and lies with the shop. @default none */
  commonPasswords?: ReadonlySet<string>;
  onSubmit: (value: NewPassword) => void;
}

/** `expired` is also a link that was used: both end here. */
export type SetPasswordFormProps = SetPasswordFormBase & FormRefusal<"expired" | "same-as-before">;

const noPasswords: ReadonlySet<string> = new Set();

/** The second half of `ResetPasswordForm`. */
export function SetPasswordForm({
  state = "asking",
  email,
  linkMinutes = 30,
  newLinkHref,
  loginHref,
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
  const isSame = useRefusedField(form, "password", refused === "same-as-before" && !pending);

  if (answer.isShown && refused === "expired")
    return (
      <FormAnswer
        type="refused"
        hasReplaced={answer.hasReplaced}
        title={<FormattedMessage id="ui.resetPasswordForm.expired" />}
        action={
          <Link variant="solid" href={newLinkHref}>
            <FormattedMessage id="ui.resetPasswordForm.newLink" />
          </Link>
        }
      >
        <FormattedMessage id="ui.resetPasswordForm.expiredText" values={{ minutes: linkMinutes }} />
      </FormAnswer>
    );
  if (answer.isShown)
    return (
      <FormAnswer
        type="done"
        hasReplaced={answer.hasReplaced}
        title={<FormattedMessage id="ui.resetPasswordForm.changed" />}
        action={
          <Link variant="solid" href={loginHref}>
            <FormattedMessage id="ui.loginForm.submit" />
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
          errors={isSame ? { password: "same-as-before", ...errors } : errors}
          strength={password ? passwordStrength(password, context) : null}
        />
      </div>
      <RefusedNotice
        refused={refused}
        retryAt={retryAt}
        pending={pending}
        timeZone={timeZone}
        sentences={{ offline: <FormattedMessage id="ui.resetPasswordForm.offline" /> }}
      />
      <div>
        <Button type="submit" size="primary" pending={pending}>
          <FormattedMessage id="ui.resetPasswordForm.save" />
        </Button>
      </div>
    </form>
  );
}
