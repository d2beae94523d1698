import { useLayoutEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { Text } from "../primitives/Text.tsx";
import { checkResetRequest, type ResetRequest, type ResetRequestErrors } from "../rules/accountForms.ts";
import { AccountEmail } from "./AccountEmail.tsx";
import { actions, form as formStyle } from "../forms/sent/sentForm.css.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { FormAnswer } from "./FormAnswer.tsx";
import { type FormRefusal, type SentForm, useAnswer } from "../forms/sent/sentForm.ts";
import { RefusedNotice } from "../forms/sent/RefusedNotice.tsx";

/** Where it goes on beside a form: to log in, or back to the shop that has no page for that. */
export type WayOn =
  | {
      loginHref: string;
      homeHref?: undefined;
    }
  | {
      loginHref?: undefined;
      homeHref: string;
    };

interface ResetRequestFormBase extends SentForm {
  /** Where the form stands: it asks, or the mail is on its way. @default "asking" */
  state?: "asking" | "sent";
  /**
   * Why it asks: the password was forgotten, or the link that was just tried does not work any more; `unclear` when it
   * may have worked before, in an attempt whose answer was lost. @default "forgotten"
   */
  reason?: "forgotten" | "expired" | "unclear";
  /** What was typed where the password was not known any more. @default "" */
  email?: string;
  /** How long the link in the mail works. @default 30 */
  linkMinutes?: number;
  onSubmit: (value: ResetRequest) => void;
}

export type ResetRequestFormProps = ResetRequestFormBase & WayOn & FormRefusal;

/** The first half of `ResetPasswordForm`. */
export function ResetRequestForm({
  state = "asking",
  reason = "forgotten",
  email = "",
  linkMinutes = 30,
  loginHref,
  homeHref,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: ResetRequestFormProps) {
  const [sentTo, setSentTo] = useState(email);
  const answer = useAnswer(state === "sent" && !pending);
  const { form, errors } = useCheckedForm<ResetRequest, ResetRequest, ResetRequestErrors>(checkResetRequest, { email });
  const { setFocus } = form;
  const { isTakenBack } = answer;
  // The button that was pressed is gone with the answer.
  useLayoutEffect(() => {
    if (isTakenBack) setFocus("email");
  }, [isTakenBack, setFocus]);
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
      {reason === "forgotten" ? (
        <Text>
          <FormattedMessage id="ui.resetPasswordForm.text" />
        </Text>
      ) : (
        <ExpiredLink
          linkMinutes={linkMinutes}
          password={reason === "unclear" ? "unclear" : "unchanged"}
          hasReplaced={!isTakenBack}
        />
      )}
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
        <Link href={loginHref ?? homeHref}>
          <FormattedMessage id={loginHref === undefined ? "ui.resetPasswordForm.home" : "ui.resetPasswordForm.login"} />
        </Link>
      </div>
    </form>
  );
}
