import {
  Button,
  Heading,
  InlineNotice,
  preloadWhenIdle,
  Select,
  TextArea,
  TextField,
  useCheckedForm,
  VisuallyHidden,
} from "@dioptra/ui";
import { isCountryCode } from "@dioptra/ui/rules";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, FormattedTime, useIntl } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import {
  type ContactErrors,
  type ContactMessage,
  type ContactTopic,
  contactTopics,
  maximumMessage,
  type TypedMessage,
} from "#domain/contact/contactMessage.ts";
import { plainFormAnchor, type PlainOutcome } from "#domain/plainForm/plainForm.ts";
import type { FormProblem } from "../state/sendForm.ts";
import { forgetFormDraft } from "../state/formDraft.ts";
import { useTaskQueue, useWaitingTask } from "../state/tasks/useTaskQueue.ts";
import { useIsOnline } from "../state/useIsOnline.ts";
import * as styles from "./ContactForm.css.ts";
import { ContactPrivacy } from "./ContactPrivacy.tsx";
import { PlainContactForm } from "./PlainContactForm.tsx";
import { replacedForm } from "./replacedForm.css.ts";
import { useAttemptKey } from "./useAttemptKey.ts";
import { useFormDraft } from "./useFormDraft.ts";
import { useFormSubmission } from "./useFormSubmission.ts";
import { WaitingTask } from "./WaitingTask.tsx";

const empty = { topic: "", name: "", email: "", orderNumber: "", phone: "", text: "", website: "" };
type Typed = TypedMessage & { readonly website: string };

/**
 * Loads the rules of the form, of which those of telephone numbers are heavy: while the browser is idle, so that a message
 * can also be checked without a network, or with the first attempt to send it.
 */
const loadRules = () => import("#domain/contact/checkContactMessage.ts");

const draftName = "contact";
const sectionId = plainFormAnchor("contact");

export interface ContactFormProps {
  /** What the message is about. Without it, the sender chooses. */
  readonly topic?: ContactTopic;
  /** What became of a message that was sent without JavaScript. */
  readonly outcome?: PlainOutcome | undefined;
}

/** The form that writes to the shop, with its refusals and its success. What was typed survives both, and a reload. */
export function ContactForm({ topic, outcome }: ContactFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isQueued, setIsQueued] = useState(false);
  const waiting = useWaitingTask("contact");
  const result = useRef<HTMLDivElement>(null);
  // The form that was pressed is gone.
  useEffect(() => {
    if (sentTo !== null) result.current?.focus();
  }, [sentTo]);
  return (
    <section className={styles.section} aria-labelledby={sectionId}>
      <Heading level={2} id={sectionId}>
        <FormattedMessage id="contact.title" />
      </Heading>
      {outcome && (
        <InlineNotice type={outcome === "sent" ? "success" : "error"}>
          <FormattedMessage id={`contact.plain.${outcome}`} />
        </InlineNotice>
      )}
      <noscript>
        {/* Only the server writes it: React leaves alone what is in here. */}
        {import.meta.env.SSR && <PlainContactForm topic={topic ?? null} />}
      </noscript>
      {waiting ? (
        <WaitingTask
          waiting={waiting}
          hasReplacedForm={isQueued}
          cancel={<FormattedMessage id="contact.waiting.cancel" />}
        >
          <FormattedMessage id="contact.waiting" />
        </WaitingTask>
      ) : sentTo === null ? (
        <MessageForm topic={topic ?? null} onSent={setSentTo} onQueued={() => setIsQueued(true)} />
      ) : (
        <div ref={result} tabIndex={-1} className={replacedForm}>
          <InlineNotice type="success">
            <FormattedMessage id="contact.sent" values={{ email: sentTo }} />
          </InlineNotice>
          <Button variant="line" onClick={() => setSentTo(null)}>
            <FormattedMessage id="contact.another" />
          </Button>
        </div>
      )}
    </section>
  );
}

interface MessageFormProps {
  /** Null for the sender to choose. */
  readonly topic: ContactTopic | null;
  /** Called with the address that the answer goes to. */
  readonly onSent: (email: string) => void;
  /** Called once the message waits for the network. */
  readonly onQueued: () => void;
}

function MessageForm({ topic: fixedTopic, onSent, onQueued }: MessageFormProps) {
  const intl = useIntl();
  const { store } = useRouteContext({ from: "__root__" });
  const country = isCountryCode(store.country) ? store.country : "PL";
  const keyOf = useAttemptKey();
  const { form, errors, isUnchecked } = useCheckedForm<Typed, ContactMessage, ContactErrors>(
    async (typed) => (await loadRules()).checkContactMessage(typed, country),
    { ...empty, topic: fixedTopic ?? "" },
  );
  const draft = fixedTopic === null ? draftName : `${draftName}-${fixedTopic}`;
  useFormDraft(draft, form);
  useEffect(() => preloadWhenIdle(loadRules), []);
  const queue = useTaskQueue();
  const { state, problem, submit } = useFormSubmission(async (message: ContactMessage) => {
    const result = await queue.submit({
      kind: "contact",
      message,
      key: keyOf(message),
      website: form.getValues("website"),
      draft,
      href: location.pathname,
    });
    if (typeof result === "object") return result;
    forgetFormDraft(draft);
    if (result === "queued") onQueued();
    else onSent(message.email);
    return null;
  });
  const isOnline = useIsOnline();
  const optional = <FormattedMessage id="contact.optional" />;
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
      {fixedTopic === null && (
        <Select
          {...form.register("topic")}
          label={<FormattedMessage id="contact.topic" />}
          error={errors.topic && <FormattedMessage id="contact.topic.required" />}
          aria-required
        >
          <option value="">{intl.formatMessage({ id: "contact.topic.choose" })}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {intl.formatMessage({ id: `contact.topic.${topic}` })}
            </option>
          ))}
        </Select>
      )}
      <div className={styles.pair}>
        <TextField
          {...form.register("name")}
          autoComplete="name"
          label={<FormattedMessage id="contact.name" />}
          error={errors.name && <FormattedMessage id={`contact.name.${errors.name}`} />}
          aria-required
        />
        <TextField
          {...form.register("email")}
          type="email"
          autoComplete="email"
          label={<FormattedMessage id="contact.email" />}
          error={errors.email && <FormattedMessage id={`contact.email.${errors.email}`} />}
          aria-required
        />
      </div>
      <div className={styles.pair}>
        {fixedTopic === null && (
          <TextField
            {...form.register("orderNumber")}
            autoComplete="off"
            inputMode="numeric"
            label={<FormattedMessage id="contact.order" />}
            mark={optional}
            error={errors.orderNumber && <FormattedMessage id="contact.order.invalid" />}
          />
        )}
        <TextField
          {...form.register("phone")}
          type="tel"
          autoComplete="tel"
          label={<FormattedMessage id="contact.phone" />}
          mark={optional}
          error={errors.phone && <FormattedMessage id="contact.phone.invalid" />}
        />
      </div>
      <TextArea
        {...form.register("text")}
        rows={6}
        label={<FormattedMessage id="contact.text" />}
        error={
          errors.text && <FormattedMessage id={`contact.text.${errors.text}`} values={{ maximum: maximumMessage }} />
        }
        aria-required
      />
      {/* Programs fill every field. People neither see this one nor reach it by keyboard. */}
      <VisuallyHidden aria-hidden>
        <input {...form.register("website")} type="text" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <Refusal
        problem={isUnchecked ? { refused: isOnline ? "failed" : "offline" } : state === "pending" ? null : problem}
      />
      <ContactPrivacy />
      <div>
        <Button type="submit" size="primary" pending={state === "pending"}>
          <FormattedMessage id="contact.submit" />
        </Button>
      </div>
    </form>
  );
}

function Refusal({ problem }: { readonly problem: FormProblem | null }) {
  return (
    <div role="alert">
      {problem && (
        <InlineNotice type={problem.refused === "offline" ? "warning" : "error"}>
          <FormattedMessage
            id={`contact.${problem.refused}`}
            values={{
              time: problem.refused === "too-often" && (
                <FormattedTime value={problem.retryAt} timeStyle="short" timeZone={timeZone} />
              ),
            }}
          />
        </InlineNotice>
      )}
    </div>
  );
}
