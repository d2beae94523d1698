import { FormattedMessage } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import { Text } from "../primitives/Text.tsx";
import { actions } from "../forms/submission/submission.css.ts";
import { NewsletterSignUpForm, type NewsletterSignUpFormProps } from "./NewsletterSignUpForm.tsx";

interface Subscribed {
  /**
   * `asking` shows the form, `sent` waits for the confirmation, `subscribed` offers to unsubscribe. @default "asking"
   */
  state: "subscribed";
  /** The subscribed address. */
  email: string;
  /** Whether unsubscribing is in progress. @default false */
  pending?: boolean;
  /** Called to unsubscribe the address. */
  onUnsubscribe: () => void;
}

export type NewsletterFormProps = NewsletterSignUpFormProps | Subscribed;

/**
 * Renders the newsletter sign-up: e-mail and consent, then a note that the address must be confirmed by e-mail. The
 * response is the same for every address. Logged-in subscribers can unsubscribe here.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  if (props.state !== "subscribed") return <NewsletterSignUpForm {...props} />;
  const { email, pending = false, onUnsubscribe } = props;
  return (
    <div className={actions}>
      <Text>
        <FormattedMessage id="ui.newsletterForm.subscribed" values={{ email: <strong>{email}</strong> }} />
      </Text>
      <Button variant="line" pending={pending} onClick={onUnsubscribe}>
        <FormattedMessage id="ui.newsletterForm.unsubscribe" />
      </Button>
    </div>
  );
}
