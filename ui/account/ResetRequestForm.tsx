import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { Text } from "../primitives/Text.tsx";
import { checkResetRequest, type ResetRequest, type ResetRequestErrors } from "../rules/checkResetRequest.ts";
import { AccountEmail } from "./AccountEmail.tsx";
import { actions, form as formStyle } from "./accountForm.css.ts";
import { FormAnswer } from "./FormAnswer.tsx";
import type { FormRefusal, SentForm } from "./formRefusal.ts";
import { RefusedNotice } from "./RefusedNotice.tsx";
import { useAnswer } from "./useAnswer.ts";

interface ResetRequestFormBase extends SentForm {
  /** Where the form stands: it asks, or the mail is on its way. @default "asking" */
  state?: "asking" | "sent";
  /** What was typed where the password was not known any more. @default "" */
  email?: string;
  /** How long the link in the mail works. @default 30 */
  linkMinutes?: number;
  loginHref: string;
  onSubmit: (value: ResetRequest) => void;
}

export type ResetRequestFormProps = ResetRequestFormBase & FormRefusal;

/** The first half of `ResetPasswordForm`. */
export function ResetRequestForm({
  state = "asking",
  email = "",
  linkMinutes = 30,
  loginHref,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: ResetRequestFormProps) {
  const [sentTo, setSentTo] = useState(email);
  const answer = useAnswer(state === "sent" && !pending);
  const { form, errors } = useCheckedForm<ResetRequest, ResetRequest, ResetRequestErrors>(checkResetRequest, { email });
  if (answer.isShown)
    return (
      <FormAnswer
        type="done"
        hasReplaced={answer.hasReplaced}
        title={<FormattedMessage id="ui.resetPasswordForm.sent" />}
        action={
          <Button variant="line" onClick={answer.takeBack}>
            <FormattedMessage id="ui.resetPasswordForm.again" />
          </Button>
        }
      >
        <FormattedMessage
          id="ui.resetPasswordForm.sentText"
          values={{ email: <strong>{sentTo}</strong>, minutes: linkMinutes }}
        />{" "}
        <FormattedMessage id="ui.resetPasswordForm.nothingCame" />
      </FormAnswer>
    );
  const send = (value: ResetRequest) => {
    setSentTo(value.email);
    answer.expect();
    onSubmit(value);
  };
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit(send)}>
      <Text>
        <FormattedMessage id="ui.resetPasswordForm.text" />
      </Text>
      <AccountEmail as="username" field={form.register("email")} problem={errors.email} />
      <RefusedNotice
        refused={refused}
        retryAt={retryAt}
        pending={pending}
        timeZone={timeZone}
        sentences={{ offline: <FormattedMessage id="ui.resetPasswordForm.offline" /> }}
      />
      <div className={actions}>
        <Button type="submit" size="primary" pending={pending}>
          <FormattedMessage id="ui.resetPasswordForm.send" />
        </Button>
        <Link href={loginHref}>
          <FormattedMessage id="ui.resetPasswordForm.login" />
        </Link>
      </div>
    </form>
  );
}
