import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../forms/Checkbox.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Text } from "../primitives/Text.tsx";
import {
  checkNewsletterSignUp,
  type NewsletterSignUp,
  type NewsletterSignUpErrors,
  type TypedNewsletterSignUp,
} from "../rules/accountForms.ts";
import { AccountEmail } from "./AccountEmail.tsx";
import { FormAnswer } from "./FormAnswer.tsx";
import { type FormRefusal, type SentForm, useAnswer } from "../forms/sent/sentForm.ts";
import { linkTo } from "../primitives/Link.tsx";
import { button, form as formStyle, row } from "./NewsletterSignUpForm.css.ts";
import { RefusedNotice } from "../forms/sent/RefusedNotice.tsx";

interface NewsletterSignUpFormBase extends SentForm {
  state?: "asking" | "sent";
  /** The e-mail address if it is known. @default "" */
  email?: string;
  /** What signing up takes off an order, as a part of 1 (docs/specification/cart.md#cart-47: 0.1). */
  discount?: number;
  privacyHref: string;
  onSubmit: (value: NewsletterSignUp) => void;
}

export type NewsletterSignUpFormProps = NewsletterSignUpFormBase & FormRefusal;

/** `NewsletterForm` for who does not get it yet. */
export function NewsletterSignUpForm({
  state = "asking",
  email = "",
  discount,
  privacyHref,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: NewsletterSignUpFormProps) {
  const [sentTo, setSentTo] = useState(email);
  const answer = useAnswer(state === "sent" && !pending);
  const { form, errors } = useCheckedForm<TypedNewsletterSignUp, NewsletterSignUp, NewsletterSignUpErrors>(
    checkNewsletterSignUp,
    { email, consent: false },
  );
  if (answer.isShown)
    return (
      <FormAnswer
        type="done"
        hasReplaced={answer.hasReplaced}
        title={<FormattedMessage id="ui.newsletterForm.sent" />}
        action={
          <Button variant="text" onClick={answer.takeBack}>
            <FormattedMessage id="ui.newsletterForm.again" />
          </Button>
        }
      >
        <FormattedMessage id="ui.newsletterForm.sentText" values={{ email: <strong>{sentTo}</strong> }} />
      </FormAnswer>
    );
  const send = (value: NewsletterSignUp) => {
    setSentTo(value.email);
    answer.expect();
    onSubmit(value);
  };
  return (
    <form className={formStyle} method="post" noValidate onSubmit={form.handleSubmit(send)}>
      {discount !== undefined && (
        <Text>
          <FormattedMessage id="ui.newsletterForm.offer" values={{ discount }} />
        </Text>
      )}
      <div className={row}>
        <AccountEmail as="email" field={form.register("email")} problem={errors.email} />
        <div className={button}>
          <Button type="submit" width="full" pending={pending}>
            <FormattedMessage id="ui.newsletterForm.submit" />
          </Button>
        </div>
      </div>
      <Checkbox
        {...form.register("consent")}
        aria-required
        error={errors.consent && <FormattedMessage id="ui.newsletterForm.consentMissing" />}
      >
        <FormattedMessage id="ui.newsletterForm.consent" values={{ privacy: linkTo(privacyHref) }} />
      </Checkbox>
      <RefusedNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
    </form>
  );
}
