import { FormattedMessage, useIntl } from "react-intl";
import { addressExamples, typedPostcodeLength, addressMessages } from "../../checkout/formTexts.ts";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useCheckedForm } from "../../forms/useCheckedForm.ts";
import { Button } from "../../primitives/Button.tsx";
import { accept, type CheckedForm, refuseForm } from "../../rules/checked.ts";
import { checkPostcode, type PostcodeProblem } from "../../rules/address.ts";
import type { CountryCode } from "../../rules/country.ts";
import * as styles from "./DeliveryCheck.css.ts";

/** The state of a request for express delivery. Results include the postcode they apply to. */
export type DeliveryCheckState =
  | { readonly state: "idle" | "checking" | "unreachable" }
  | {
      readonly state: "today" | "tomorrow";
      readonly postcode: string;
      /** The deadline for the order, in ISO 8601 with offset. */
      readonly orderBy?: string;
    }
  | {
      readonly state: "later";
      readonly postcode: string;
      /** The earliest day of delivery, such as 2026-11-30. */
      readonly day: string;
    }
  | { readonly state: "impossible"; readonly postcode: string };

export interface DeliveryCheckProps {
  /** The country of the postcodes. */
  country: CountryCode;
  /** The state of the request for the postcode. */
  answer: DeliveryCheckState;
  /** The postcode in the field at first, such as one that was checked before. @default "" */
  initialPostcode?: string;
  /** The time zone in which the deadline is shown. @default "Europe/Warsaw" */
  timeZone?: string;
  /** Called with a valid postcode in the country's format. */
  onCheck: (postcode: string) => void;
}

interface PostcodeForm {
  postcode: string;
}

interface PostcodeFormErrors {
  readonly postcode?: PostcodeProblem;
}

function checkForm({ postcode }: PostcodeForm, country: CountryCode): CheckedForm<PostcodeForm, PostcodeFormErrors> {
  const checked = checkPostcode(postcode, country);
  return checked.ok ? accept({ postcode: checked.value }) : refuseForm({ postcode: checked.error });
}

const cutOff = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;

const laterDay = { weekday: "long", day: "numeric", month: "long" } as const;

const promises = { today: "ui.deliveryCheck.today", tomorrow: "ui.deliveryCheck.tomorrow" } as const;

/**
 * Renders a check when a courier can deliver at the earliest (docs/specification/calls.md#call-33). The typed
 * postcode stays.
 */
export function DeliveryCheck({
  country,
  answer,
  initialPostcode = "",
  timeZone = "Europe/Warsaw",
  onCheck,
}: DeliveryCheckProps) {
  const intl = useIntl();
  const { form, errors } = useCheckedForm<PostcodeForm, PostcodeForm, PostcodeFormErrors>(
    (typed) => checkForm(typed, country),
    { postcode: initialPostcode },
  );
  const { postcode: example } = addressExamples[country];
  // Checked again, since the postcode may be invalid after a change of country.
  const now = checkForm(form.watch(), country);
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
          hint={<FormattedMessage id="ui.deliveryCheck.hint" values={{ form: example }} />}
          error={problem && <FormattedMessage id={addressMessages.postcode[problem]} values={{ form: example }} />}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={typedPostcodeLength}
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
  answer: DeliveryCheckState;
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
          {answer.orderBy !== undefined && (
            <p className={styles.rest}>
              <FormattedMessage
                id="ui.deliveryCheck.orderBy"
                values={{ time: intl.formatDate(answer.orderBy, { ...cutOff, timeZone }) }}
              />
            </p>
          )}
        </InlineNotice>
      );
    case "later":
      return (
        <InlineNotice type="success">
          <p className={styles.promise}>
            <FormattedMessage
              id="ui.deliveryCheck.later"
              values={{ code: answer.postcode, day: intl.formatDate(answer.day, { ...laterDay, timeZone: "UTC" }) }}
            />
          </p>
        </InlineNotice>
      );
  }
}
