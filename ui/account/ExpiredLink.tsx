import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormAnswer } from "./FormAnswer.tsx";

export interface ExpiredLinkProps {
  linkMinutes: number;
  /** What became of the password: the link did nothing, or an attempt whose answer was lost may have used it. */
  password: "unchanged" | "unclear";
  /** It came in place of a form that was just sent. */
  hasReplaced: boolean;
  /** Where another mail is asked for, if not right below. */
  action?: ReactNode;
}

/** The link of a mail was used, or is too old. */
export const ExpiredLink = ({ linkMinutes, password, hasReplaced, action }: ExpiredLinkProps) => (
  <FormAnswer
    type="refused"
    hasReplaced={hasReplaced}
    title={<FormattedMessage id="ui.resetPasswordForm.expired" />}
    action={action}
  >
    {password === "unchanged" ? (
      <FormattedMessage id="ui.resetPasswordForm.expiredText" values={{ minutes: linkMinutes }} />
    ) : (
      <FormattedMessage id="ui.resetPasswordForm.unclearText" />
    )}
  </FormAnswer>
);
