import { type ChangeEvent, useLayoutEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Field, fieldAttributes, type FieldTexts } from "../forms/Field.tsx";
import { isShown } from "../forms/isShown.ts";
import { type BlikRefusal, type BlikTypingRefusal, checkBlikCode, typeBlikCode } from "../rules/blik.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";
import { BlikCountdown } from "./BlikCountdown.tsx";
import * as styles from "./BlikInput.css.ts";

export interface BlikInputProps extends Pick<FieldTexts, "error"> {
  /** The code; null as long as it is not six digits. Set to null, the field is emptied. Belongs in memory only. */
  value: string | null;
  /** Only ever six digits, or null. */
  onChange: (code: string | null) => void;
  /**
   * What became of the code: `waiting` for the confirmation in the bank's app, `confirmed` there, `refused`, or
   * `expired`, which is not known to have failed. @default "typing"
   */
  state?: "typing" | "waiting" | "confirmed" | "refused" | "expired";
  /** Why it was refused. @default "unknown" */
  refusal?: BlikRefusal;
  /** When the code ends, in milliseconds of the epoch; counted down while it waits. */
  deadline?: number | null;
  /** The time came to its end while the code was waiting. */
  onExpire?: () => void;
  /** Tells the time in milliseconds of the epoch. @default the device's clock */
  now?: () => number;
}

const typingRefusals = {
  "not-digits": "ui.blikInput.onlyDigits",
  "too-many": "ui.blikInput.onlySix",
} as const satisfies Record<BlikTypingRefusal, string>;

const refusals = {
  "wrong-code": "ui.blikInput.wrongCode",
  "code-expired": "ui.blikInput.codeExpired",
  "no-funds": "ui.blikInput.noFunds",
  "over-limit": "ui.blikInput.overLimit",
  declined: "ui.blikInput.declined",
  "not-confirmed": "ui.blikInput.notConfirmed",
  unknown: "ui.blikInput.failed",
} as const satisfies Record<BlikRefusal, string>;

const codeOf = (digits: string) => {
  const checked = checkBlikCode(digits);
  return checked.ok ? checked.value : null;
};

/**
 * The six digits from the bank's app, then the wait for their confirmation there. Only digits get in; the code stays
 * over a refusal, and a time that ran out is no failure (docs/decisions/product.md#decision-5 and #decision-13).
 */
export function BlikInput(props: BlikInputProps) {
  const { value, onChange, state = "typing", refusal = "unknown", deadline = null, onExpire, now = Date.now } = props;
  const [digits, setDigits] = useState(value ?? "");
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== codeOf(digits)) setDigits(value ?? "");
  }

  function change(next: string) {
    setDigits(next);
    if (codeOf(next) !== codeOf(digits)) onChange(codeOf(next));
  }

  return (
    <div className={styles.stack}>
      <CodeField
        digits={digits}
        onDigits={change}
        use={state === "typing" || state === "refused" ? "open" : "closed"}
        error={state === "refused" ? <FormattedMessage id={refusals[refusal]} /> : props.error}
      />
      <div aria-live="polite">
        {state === "waiting" && (
          <InlineNotice type="info">
            <FormattedMessage id="ui.blikInput.waiting" />
          </InlineNotice>
        )}
        {state === "confirmed" && (
          <InlineNotice type="success">
            <FormattedMessage id="ui.blikInput.confirmed" />
          </InlineNotice>
        )}
        {state === "expired" && (
          <InlineNotice type="warning">
            <FormattedMessage id="ui.blikInput.expired" />
          </InlineNotice>
        )}
      </div>
      {state === "waiting" && deadline !== null && (
        <BlikCountdown key={deadline} deadline={deadline} now={now} onEnd={() => onExpire?.()} />
      )}
    </div>
  );
}

interface CodeFieldProps extends Pick<FieldTexts, "error"> {
  digits: string;
  onDigits: (digits: string) => void;
  /** `closed` while a code is under way. */
  use: "open" | "closed";
}

function CodeField({ digits, onDigits, use, error }: CodeFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(digits.length);
  const [refused, setRefused] = useState<BlikTypingRefusal | null>(null);
  const isRefused = isShown(error);
  useLayoutEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = typeBlikCode(digits, target.value);
    setRefused(typed.refusal);
    if (!typed.refusal) {
      onDigits(typed.digits);
      // Now, since the browser tells of it only later, and a paste that is refused meanwhile would lead back too far.
      setCaret(typed.digits === target.value ? (target.selectionStart ?? typed.digits.length) : typed.digits.length);
      return;
    }
    target.value = digits;
    target.setSelectionRange(caret, caret);
  }

  const texts = { label: <FormattedMessage id="ui.blikInput.label" />, error };
  const places = Array.from({ length: maximumLengths.blikCode }, (_, place) => place);
  const next = Math.min(caret, maximumLengths.blikCode - 1);
  return (
    <Field id={id} {...texts}>
      <div className={styles.code}>
        <input
          {...fieldAttributes(id, texts).attributes}
          ref={field}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-required="true"
          readOnly={use === "closed"}
          value={digits}
          onChange={type}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? digits.length)}
        />
        <div className={styles.boxes} aria-hidden="true">
          {places.map((place) => (
            <span key={place} className={styles.box({ place: place === next ? "next" : "other" })}>
              {digits[place]}
            </span>
          ))}
        </div>
      </div>
      <span className={styles.refused} aria-live="polite">
        {refused && <FormattedMessage id={typingRefusals[refused]} />}
      </span>
    </Field>
  );
}
