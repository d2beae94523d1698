import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormResult } from "./FormResult.tsx";

export interface ExpiredLinkProps {
  /** How long a link works, in minutes. */
  linkMinutes: number;
  /**
   * `unchanged` if the link had no effect, `unclear` if an earlier attempt whose response was lost may have used it.
   */
  password: "unchanged" | "unclear";
  /** Whether this replaced a form that was just submitted; it then takes the focus. */
  hasReplacedForm: boolean;
  /** A link to request another e-mail, unless a form for that follows. */
  action?: ReactNode;
}

/** Explains that the link of an e-mail has expired or was used before. */
export const ExpiredLink = ({ linkMinutes, password, hasReplacedForm, action }: ExpiredLinkProps) => (
  <FormResult
    type="refused"
    hasReplacedForm={hasReplacedForm}
    title={<FormattedMessage id="ui.resetPasswordForm.expired" />}
    action={action}
  >
    {password === "unchanged" ? (
      <FormattedMessage id="ui.resetPasswordForm.expiredText" values={{ minutes: linkMinutes }} />
    ) : (
      <FormattedMessage id="ui.resetPasswordForm.unclearText" />
    )}
  </FormResult>
);
