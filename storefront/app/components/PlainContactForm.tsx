import { Button, Select, TextArea, TextField, VisuallyHidden } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { type ContactTopic, contactTopics, maximumMessage } from "#domain/contact/contactMessage.ts";
import { plainFormAction } from "#domain/plainForm/plainForm.ts";
import { useStoreView } from "../state/useShop.ts";
import * as styles from "./ContactForm.css.ts";
import { ContactPrivacy } from "./ContactPrivacy.tsx";
import { PlainRefusal } from "./PlainRefusal.tsx";
import { usePlainForm } from "./usePlainForm.ts";

const line = { maxLength: 300 } as const;

export interface PlainContactFormProps {
  /** Null for the sender to choose. */
  readonly topic: ContactTopic | null;
}

/**
 * The form that writes to the shop in a browser without JavaScript. The browser checks what it can itself; what the shop
 * refuses is explained at the fields, which keep what was typed.
 */
export function PlainContactForm({ topic }: PlainContactFormProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { reason, retryAt, typed, problems } = usePlainForm("contact");
  const optional = <FormattedMessage id="contact.optional" />;
  return (
    <form
      className={styles.plain}
      method="post"
      action={plainFormAction("contact", store, topic === null ? {} : { page: topic })}
    >
      <PlainRefusal
        reason={reason}
        retryAt={retryAt}
        invalid="contact.plain.invalid"
        tooOften="contact.too-often"
        failed="contact.failed"
      />
      {topic === null ? (
        <Select
          name="topic"
          label={<FormattedMessage id="contact.topic" />}
          error={problems.topic && <FormattedMessage id="contact.topic.required" />}
          required
          defaultValue={typed["topic"] ?? ""}
        >
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
      <TextField
        {...line}
        name="name"
        autoComplete="name"
        label={<FormattedMessage id="contact.name" />}
        error={problems.name && <FormattedMessage id={`contact.name.${problems.name}`} />}
        defaultValue={typed["name"]}
        required
      />
      <TextField
        {...line}
        name="email"
        type="email"
        autoComplete="email"
        label={<FormattedMessage id="contact.email" />}
        error={problems.email && <FormattedMessage id={`contact.email.${problems.email}`} />}
        defaultValue={typed["email"]}
        required
      />
      {topic === null && (
        <TextField
          name="orderNumber"
          inputMode="numeric"
          autoComplete="off"
          label={<FormattedMessage id="contact.order" />}
          mark={optional}
          error={problems.orderNumber && <FormattedMessage id="contact.order.invalid" />}
          defaultValue={typed["orderNumber"]}
          {...line}
        />
      )}
      <TextField
        {...line}
        name="phone"
        type="tel"
        autoComplete="tel"
        label={<FormattedMessage id="contact.phone" />}
        mark={optional}
        error={problems.phone && <FormattedMessage id="contact.phone.invalid" />}
        defaultValue={typed["phone"]}
      />
      <TextArea
        name="text"
        rows={6}
        label={<FormattedMessage id="contact.text" />}
        error={
          problems.text && (
            <FormattedMessage id={`contact.text.${problems.text}`} values={{ maximum: maximumMessage }} />
          )
        }
        defaultValue={typed["text"]}
        required
      />
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
