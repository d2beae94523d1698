import { FormattedMessage, useIntl } from "react-intl";
import { addressExamples, addressMessages } from "../../checkout/formTexts.ts";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useCheckedForm } from "../../forms/useCheckedForm.ts";
import { Button } from "../../primitives/Button.tsx";
import { accept, type CheckedForm, refuseForm } from "../../rules/checked.ts";
import { checkPostcode, type PostcodeProblem } from "../../rules/address.ts";
import type { CountryCode } from "../../rules/country.ts";
import * as styles from "./DeliveryCheck.css.ts";

/** What is known about an express delivery; an answer says for which postcode it was given. */
export type DeliveryAnswer =
  | { readonly state: "idle" | "checking" | "unreachable" }
  | {
      readonly state: "today" | "tomorrow";
      readonly postcode: string;
      /** Until when it has to be ordered (ISO 8601, with its offset). */
      readonly orderBy: string;
    }
  | { readonly state: "impossible"; readonly postcode: string };

export interface DeliveryCheckProps {
  /** Whose postcodes are understood. */
  country: CountryCode;
  answer: DeliveryAnswer;
  /** The shop's time zone, in which the cut-off is given. @default "Europe/Warsaw" */
  timeZone?: string;
  /** Told of a postcode that can exist, as its country writes it. */
  onCheck: (postcode: string) => void;
}

interface Asked {
  postcode: string;
}

interface AskedErrors {
  readonly postcode?: PostcodeProblem;
}

function checkAsked({ postcode }: Asked, country: CountryCode): CheckedForm<Asked, AskedErrors> {
  const checked = checkPostcode(postcode, country);
  return checked.ok ? accept({ postcode: checked.value }) : refuseForm({ postcode: checked.error });
}

const cutOff = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;

const promises = { today: "ui.deliveryCheck.today", tomorrow: "ui.deliveryCheck.tomorrow" } as const;

/** Asks whether a courier can come today or tomorrow (docs/specification/calls.md#call-33). What is typed stays. */
export function DeliveryCheck({ country, answer, timeZone = "Europe/Warsaw", onCheck }: DeliveryCheckProps) {
  const intl = useIntl();
  const { form, errors } = useCheckedForm<Asked, Asked, AskedErrors>((typed) => checkAsked(typed, country), {
    postcode: "",
  });
  const { postcode: written, postcodeLength } = addressExamples[country];
  // What is no postcode of one country may be one of another.
  const now = checkAsked(form.watch(), country);
  const problem = errors.postcode && !now.ok ? now.errors.postcode : undefined;

  const check = form.handleSubmit(({ postcode }) => {
    if (answer.state !== "checking") onCheck(postcode);
  });

  return (
    <div>
      <form
        className={styles.form}
        aria-label={intl.formatMessage({ id: "ui.deliveryCheck.title" })}
        noValidate
        onSubmit={check}
      >
        <TextField
          {...form.register("postcode")}
          label={<FormattedMessage id="ui.deliveryCheck.postcode" />}
          hint={<FormattedMessage id="ui.deliveryCheck.hint" values={{ form: written }} />}
          error={problem && <FormattedMessage id={addressMessages.postcode[problem]} values={{ form: written }} />}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={postcodeLength}
        />
        <div className={styles.button}>
          <Button type="submit" variant="line" pending={answer.state === "checking"}>
            <FormattedMessage
              id={answer.state === "checking" ? "ui.deliveryCheck.checking" : "ui.deliveryCheck.check"}
            />
          </Button>
        </div>
      </form>
      <output className={styles.answer}>
        {problem === undefined && <Answer answer={answer} timeZone={timeZone} />}
      </output>
    </div>
  );
}

interface AnswerProps {
  answer: DeliveryAnswer;
  timeZone: string;
}

function Answer({ answer, timeZone }: AnswerProps) {
  const intl = useIntl();
  switch (answer.state) {
    case "idle":
    case "checking":
      return null;
    case "unreachable":
      return (
        <InlineNotice type="warning">
          <FormattedMessage id="ui.deliveryCheck.unreachable" />
        </InlineNotice>
      );
    case "impossible":
      return (
        <InlineNotice type="info">
          <p className={styles.promise}>
            <FormattedMessage id="ui.deliveryCheck.impossible" values={{ code: answer.postcode }} />
          </p>
          <p className={styles.rest}>
            <FormattedMessage id="ui.deliveryCheck.usual" />
          </p>
        </InlineNotice>
      );
    case "today":
    case "tomorrow":
      return (
        <InlineNotice type="success">
          <p className={styles.promise}>
            <FormattedMessage id={promises[answer.state]} values={{ code: answer.postcode }} />
          </p>
          <p className={styles.rest}>
            <FormattedMessage
              id="ui.deliveryCheck.orderBy"
              values={{ time: intl.formatDate(answer.orderBy, { ...cutOff, timeZone }) }}
            />
          </p>
        </InlineNotice>
      );
  }
}
