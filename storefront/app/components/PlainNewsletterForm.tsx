import { Button, Checkbox, Link, TextField } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { plainFormAction } from "#domain/plainForm/plainForm.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useShop.ts";
import { plain } from "./ContactForm.css.ts";
import { PlainRefusal } from "./PlainRefusal.tsx";
import { usePlainForm } from "./usePlainForm.ts";

/**
 * The form that asks for the newsletter in a browser without JavaScript. What the shop refuses is explained at the fields,
 * which keep what was typed.
 */
export function PlainNewsletterForm() {
  const store = useStoreView();
  const { reason, retryAt, typed, problems } = usePlainForm("newsletter");
  const linkToPrivacy = (words: ReactNode) => <Link href={withPrefix("/privacy", store)}>{words}</Link>;
  return (
    <form className={plain} method="post" action={plainFormAction("newsletter", store)}>
      <PlainRefusal
        reason={reason}
        retryAt={retryAt}
        invalid="newsletter.plain.invalid"
        tooOften="ui.formRefusal.tooOften"
        failed="ui.formRefusal.failed"
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={300}
        label={<FormattedMessage id="ui.personalDetailsForm.email" />}
        error={
          problems.email && (
            <FormattedMessage
              id={problems.email === "required" ? "newsletter.plain.email.required" : "newsletter.plain.email.invalid"}
            />
          )
        }
        defaultValue={typed["email"]}
        required
      />
      <Checkbox
        name="consent"
        value="yes"
        defaultChecked={typed["consent"] === "yes"}
        error={problems.consent && <FormattedMessage id="ui.newsletterForm.consentMissing" />}
        required
      >
        <FormattedMessage id="ui.newsletterForm.consent" values={{ privacy: linkToPrivacy }} />
      </Checkbox>
      <div>
        <Button type="submit" size="primary">
          <FormattedMessage id="ui.newsletterForm.submit" />
        </Button>
      </div>
    </form>
  );
}
