import { useLayoutEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { Text } from "../primitives/Text.tsx";
import { checkResetRequest, type ResetRequest, type ResetRequestErrors } from "../rules/accountForms.ts";
import { AccountEmail } from "./AccountEmail.tsx";
import { actions, form as formStyle } from "../forms/submission/submission.css.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { FormResult } from "./FormResult.tsx";
import { type FormRefusal, type SubmissionProps, useFormResult } from "../forms/submission/submission.ts";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";

/** The page that the form links to: the login page, or the home page in a shop without one. */
export type NextPage =
  | {
      /** The login page. */
      loginHref: string;
      homeHref?: undefined;
    }
  | {
      loginHref?: undefined;
      /** The home page, in a shop without a login page. */
      homeHref: string;
    };

interface ResetRequestFormBase extends SubmissionProps {
  /** `asking` shows the form; `sent` confirms that the e-mail was sent. @default "asking" */
  state?: "asking" | "sent";
  /**
   * Why the form is shown: `forgotten`, `expired` if the link just used no longer works, or `unclear` if an earlier
   * attempt whose response was lost may have used the link. @default "forgotten"
   */
  reason?: "forgotten" | "expired" | "unclear";
  /** The address typed in the login form before. @default "" */
  email?: string;
  /** How long the link in the e-mail works, in minutes. @default 30 */
  linkMinutes?: number;
  /** Called with the e-mail address. */
  onSubmit: (value: ResetRequest) => void;
}

export type ResetRequestFormProps = ResetRequestFormBase & NextPage & FormRefusal;

/** Renders the first step of `ResetPasswordForm`. */
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
  const result = useFormResult(state === "sent" && !pending);
  const { form, errors } = useCheckedForm<ResetRequest, ResetRequest, ResetRequestErrors>(checkResetRequest, { email });
  const { setFocus } = form;
  const { isDismissed } = result;
  // The form is shown again. The button that was pressed was removed with the confirmation, so the focus is lost.
  useLayoutEffect(() => {
    if (isDismissed) setFocus("email");
  }, [isDismissed, setFocus]);
  if (result.isShown)
    return (
      <FormResult
        type="done"
        hasReplacedForm={result.hasReplacedForm}
        title={<FormattedMessage id="ui.resetPasswordForm.sent" />}
        action={
          <Button variant="line" onClick={result.dismiss}>
            <FormattedMessage id="ui.resetPasswordForm.again" />
          </Button>
        }
      >
        <FormattedMessage
          id="ui.resetPasswordForm.sentText"
          values={{ email: <strong>{sentTo}</strong>, minutes: linkMinutes }}
        />{" "}
        <FormattedMessage id="ui.resetPasswordForm.nothingCame" />
      </FormResult>
    );
  const send = (value: ResetRequest) => {
    setSentTo(value.email);
    result.markSubmitted();
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
          hasReplacedForm={!isDismissed}
        />
      )}
      <AccountEmail as="username" field={form.register("email")} problem={errors.email} />
      <RefusalNotice
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
