import { type ChangeEvent, type MouseEvent, useLayoutEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Field, fieldAttributes, type FieldTexts } from "../forms/Field.tsx";
import { isShown } from "../forms/isShown.ts";
import { type BlikRefusal, type BlikTypingRefusal, checkBlikCode, typeBlikCode } from "../rules/blik.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";
import { BlikCountdown } from "./BlikCountdown.tsx";
import * as styles from "./BlikInput.css.ts";

export interface BlikInputProps extends Pick<FieldTexts, "error"> {
  /**
   * The code; null until six digits are typed. Setting null empties the field. Keep it in memory only: while `waiting`, a code
   * that the page has lost by a reload is null, and only the wait is shown.
   */
  value: string | null;
  /** Called with all six digits, or with null. */
  onChange: (code: string | null) => void;
  /**
   * The state of the code: `waiting` for confirmation in the bank's app, `confirmed`, `refused`, or `expired`, when the
   * payment may still have succeeded. @default "typing"
   */
  state?: "typing" | "waiting" | "confirmed" | "refused" | "expired";
  /** Why the code was refused. @default "unknown" */
  refusal?: BlikRefusal;
  /** When the code expires, in milliseconds since the epoch; counted down while `waiting`. */
  deadline?: number | null;
  /** Called when the deadline passes while `waiting`. */
  onExpire?: () => void;
  /** Returns the current time in milliseconds since the epoch. @default the device's clock */
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

const toCode = (digits: string) => {
  const checked = checkBlikCode(digits);
  return checked.ok ? checked.value : null;
};

/**
 * Renders the field for the six digits from the bank's app, then the wait for their confirmation there. Only digits can
 * be typed. A refused code stays in the field, and an expired one is not shown as a failure
 * (docs/decisions/product.md#decision-5 and #decision-13).
 */
export function BlikInput(props: BlikInputProps) {
  const { value, onChange, state = "typing", refusal = "unknown", deadline = null, onExpire, now = Date.now } = props;
  const [digits, setDigits] = useState(value ?? "");
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== toCode(digits)) setDigits(value ?? "");
  }

  function change(next: string) {
    setDigits(next);
    if (toCode(next) !== toCode(digits)) onChange(toCode(next));
  }

  const isOpen = state === "typing" || state === "refused";
  return (
    <div className={styles.stack}>
      {(isOpen || value !== null) && (
        <CodeField
          digits={digits}
          onDigits={change}
          use={isOpen ? "open" : "closed"}
          error={state === "refused" ? <FormattedMessage id={refusals[refusal]} /> : props.error}
        />
      )}
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
  /** The digits typed so far. */
  digits: string;
  /** Called with the digits after each accepted change. */
  onDigits: (digits: string) => void;
  /** `closed` while a code is being processed. */
  use: "open" | "closed";
}

function CodeField({ digits, onDigits, use, error }: CodeFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(digits.length);
  const [refused, setRefused] = useState<BlikTypingRefusal | null>(null);
  /** The text while an input method composes it. Changing it would end the composition. */
  const [composed, setComposed] = useState<string | null>(null);
  const isRefused = isShown(error);
  useLayoutEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);

  function handleInput({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (isComposing && typeBlikCode(digits, target.value).digits !== target.value) setComposed(target.value);
    else enter(target);
  }

  function enter(target: HTMLInputElement) {
    const typed = typeBlikCode(digits, target.value);
    setComposed(null);
    setRefused(typed.refusal);
    if (!typed.refusal) {
      onDigits(typed.digits);
      // Set here, because the browser reports the new caret only later. A paste refused in between would put the caret
      // too far back.
      setCaret(typed.digits === target.value ? (target.selectionStart ?? typed.digits.length) : typed.digits.length);
      return;
    }
    target.value = digits;
    target.setSelectionRange(caret, caret);
  }

  /** Puts the caret before the digit of the pressed box. The digits of the input itself are invisible and elsewhere. */
  function handleClick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLInputElement>) {
    // A second press selects everything, as in any field; a press of assistive technology has no place.
    if (detail !== 1 || !boxes.current || document.elementFromPoint(clientX, clientY) !== currentTarget) return;
    const passed = [...boxes.current.children].filter((box) => box.getBoundingClientRect().left <= clientX).length;
    const position = Math.min(Math.max(passed - 1, 0), digits.length);
    currentTarget.setSelectionRange(position, position);
    setCaret(position);
  }

  const texts = { label: <FormattedMessage id="ui.blikInput.label" />, error };
  const positions = Array.from({ length: maximumLengths.blikCode }, (_, position) => position);
  const shown = composed === null ? digits : typeBlikCode(digits, composed).digits;
  const next = Math.min(caret, maximumLengths.blikCode - 1);
  return (
    <Field id={id} {...texts}>
      {/* Codes are read from left to right in every language. */}
      <div className={styles.code} dir="ltr">
        <input
          {...fieldAttributes(id, texts).attributes}
          ref={field}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-required="true"
          readOnly={use === "closed"}
          value={composed ?? digits}
          onChange={handleInput}
          onCompositionEnd={({ currentTarget }) => enter(currentTarget)}
          onClick={handleClick}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? digits.length)}
        />
        <div ref={boxes} className={styles.boxes} aria-hidden="true">
          {positions.map((position) => (
            <span key={position} className={styles.box({ place: position === next ? "next" : "other" })}>
              {shown[position]}
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
