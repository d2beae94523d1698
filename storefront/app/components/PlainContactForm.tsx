import { Button, Select, TextArea, TextField, VisuallyHidden } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { type ContactTopic, contactTopics } from "#domain/contact/contactMessage.ts";
import { plainFormPath } from "#domain/contact/plainForm.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useShop.ts";
import * as styles from "./ContactForm.css.ts";
import { ContactPrivacy } from "./ContactPrivacy.tsx";

const line = { maxLength: 300 } as const;

/**
 * The form that writes to the shop in a browser without JavaScript, which checks the fields itself and keeps what was
 * typed when the visitor goes back.
 */
export function PlainContactForm({ topic }: { readonly topic: ContactTopic | null }) {
  const intl = useIntl();
  const store = useStoreView();
  const optional = <FormattedMessage id="contact.optional" />;
  return (
    <form className={styles.plain} method="post" action={withPrefix(plainFormPath, store)}>
      {topic === null ? (
        <Select name="topic" label={<FormattedMessage id="contact.topic" />} required defaultValue="">
          <option value="">{intl.formatMessage({ id: "contact.topic.choose" })}</option>
          {contactTopics.map((each) => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: `contact.topic.${each}` })}
            </option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="topic" value={topic} />
      )}
      <TextField {...line} name="name" autoComplete="name" label={<FormattedMessage id="contact.name" />} required />
      <TextField
        {...line}
        name="email"
        type="email"
        autoComplete="email"
        label={<FormattedMessage id="contact.email" />}
        required
      />
      <TextField
        name="orderNumber"
        inputMode="numeric"
        pattern="[0-9]{1,9}"
        autoComplete="off"
        label={<FormattedMessage id="contact.order" />}
        mark={optional}
      />
      <TextField
        {...line}
        name="phone"
        type="tel"
        autoComplete="tel"
        label={<FormattedMessage id="contact.phone" />}
        mark={optional}
      />
      <TextArea name="text" rows={6} label={<FormattedMessage id="contact.text" />} required />
      {/* Programs fill every field. People neither see this one nor reach it by keyboard. */}
      <VisuallyHidden aria-hidden>
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <ContactPrivacy />
      <div>
        <Button type="submit" size="primary">
          <FormattedMessage id="contact.submit" />
        </Button>
      </div>
    </form>
  );
}
