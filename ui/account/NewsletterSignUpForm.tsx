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
import { FormResult } from "./FormResult.tsx";
import { type FormRefusal, type SubmissionProps, useFormResult } from "../forms/submission/submission.ts";
import { linkTo } from "../primitives/Link.tsx";
import { button, form as formStyle, row } from "./NewsletterSignUpForm.css.ts";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";

interface NewsletterSignUpFormBase extends SubmissionProps {
  /** `asking` shows the form, `sent` that a confirmation is awaited. @default "asking" */
  state?: "asking" | "sent";
  /** The e-mail address if it is already known. @default "" */
  email?: string;
  /** The discount for signing up, as a fraction of 1 (docs/specification/cart.md#cart-47: 0.1). */
  discount?: number;
  /** The privacy policy, linked from the consent. */
  privacyHref: string;
  /** Called with the address and the consent. */
  onSubmit: (value: NewsletterSignUp) => void;
}

export type NewsletterSignUpFormProps = NewsletterSignUpFormBase & FormRefusal;

/** Renders `NewsletterForm` for visitors who have not subscribed. */
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
  const result = useFormResult(state === "sent" && !pending);
  const { form, errors } = useCheckedForm<TypedNewsletterSignUp, NewsletterSignUp, NewsletterSignUpErrors>(
    checkNewsletterSignUp,
    { email, consent: false },
  );
  if (result.isShown)
    return (
      <FormResult
        type="done"
        hasReplacedForm={result.hasReplacedForm}
        title={<FormattedMessage id="ui.newsletterForm.sent" />}
        action={
          <Button variant="text" onClick={result.dismiss}>
            <FormattedMessage id="ui.newsletterForm.again" />
          </Button>
        }
      >
        <FormattedMessage id="ui.newsletterForm.sentText" values={{ email: <strong>{sentTo}</strong> }} />
      </FormResult>
    );
  const send = (value: NewsletterSignUp) => {
    setSentTo(value.email);
    result.markSubmitted();
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
      <RefusalNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
    </form>
  );
}
