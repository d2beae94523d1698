import { FormattedMessage } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import { Text } from "../primitives/Text.tsx";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";
import type { FormRefusal, SubmissionProps } from "../forms/submission/submission.ts";
import { actions } from "../forms/submission/submission.css.ts";
import { subscribed } from "./NewsletterSignUpForm.css.ts";
import { NewsletterSignUpForm, type NewsletterSignUpFormProps } from "./NewsletterSignUpForm.tsx";

interface SubscribedBase extends SubmissionProps {
  /**
   * `asking` shows the form, `sent` waits for the confirmation, `subscribed` offers to unsubscribe. @default "asking"
   */
  state: "subscribed";
  /** The subscribed address. */
  email: string;
  /** Called to unsubscribe the address. */
  onUnsubscribe: () => void;
}

export type NewsletterFormProps = NewsletterSignUpFormProps | (SubscribedBase & FormRefusal);

/**
 * Renders the newsletter sign-up: e-mail and consent, then a note that the address must be confirmed by e-mail. The
 * response is the same for every address. Logged-in subscribers can unsubscribe here.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  if (props.state !== "subscribed") return <NewsletterSignUpForm {...props} />;
  const { email, pending = false, refused, retryAt, timeZone = "Europe/Warsaw", onUnsubscribe } = props;
  return (
    <div className={subscribed}>
      <RefusalNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
      <div className={actions}>
        <Text>
          <FormattedMessage id="ui.newsletterForm.subscribed" values={{ email: <strong>{email}</strong> }} />
        </Text>
        <Button variant="line" pending={pending} onClick={onUnsubscribe}>
          <FormattedMessage id="ui.newsletterForm.unsubscribe" />
        </Button>
      </div>
    </div>
  );
}
