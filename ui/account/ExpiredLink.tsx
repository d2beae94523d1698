import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormAnswer } from "./FormAnswer.tsx";

export interface ExpiredLinkProps {
  linkMinutes: number;
  /** It came in place of a form that was just sent. */
  hasReplaced: boolean;
  /** Where another mail is asked for, if not right below. */
  action?: ReactNode;
}

/** The link of a mail was used, or is too old; the password is what it was. */
export const ExpiredLink = ({ linkMinutes, hasReplaced, action }: ExpiredLinkProps) => (
  <FormAnswer
    type="refused"
    hasReplaced={hasReplaced}
    title={<FormattedMessage id="ui.resetPasswordForm.expired" />}
    action={action}
  >
    <FormattedMessage id="ui.resetPasswordForm.expiredText" values={{ minutes: linkMinutes }} />
  </FormAnswer>
);
