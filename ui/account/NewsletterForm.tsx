import { FormattedMessage } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import { Text } from "../primitives/Text.tsx";
import { actions } from "../forms/sent/sentForm.css.ts";
import { NewsletterSignUpForm, type NewsletterSignUpFormProps } from "./NewsletterSignUpForm.tsx";

interface Subscribed {
  /** Whether it asks, has asked for the confirmation, or the newsletter is on its way already. @default "asking" */
  state: "subscribed";
  /** Where it goes. */
  email: string;
  /** It is being unsubscribed. @default false */
  pending?: boolean;
  onUnsubscribe: () => void;
}

export type NewsletterFormProps = NewsletterSignUpFormProps | Subscribed;

/**
 * Signs up for the newsletter: e-mail and consent, and then a mail that has to be confirmed. The answer is the same for
 * every address. Who is logged in and has the newsletter can end it here.
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
