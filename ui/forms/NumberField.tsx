import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { isShown } from "./isShown.ts";
import { control } from "./Field.css.ts";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { frame, unit as unitStyle } from "./NumberField.css.ts";
import { checkNumber, nextNumber, type NumberLimits, type NumberProblem } from "../rules/number.ts";

export interface NumberFieldProps extends FieldTexts, NumberLimits {
  /** Null while nothing is typed, or nothing that counts. */
  value: number | null;
  /** Only ever what the limits allow; null once what is typed does not count. */
  onChange: (value: number | null) => void;
  /** Behind the number: "mm". */
  unit?: string;
  /** Sent with a form, with a decimal point. */
  name?: string;
  /** @default false */
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number that is typed, or stepped with the arrow keys. It counts on Enter or on leaving; what does not count stays to
 * be corrected, with the reason and what there is instead: nothing is rounded, and nothing is lost.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, mark, hint, error, value, onChange, unit, name, required = false, disabled, ref } = props;
  const { minimum, maximum, step } = props;
  const intl = useIntl();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  const limits = {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(step !== undefined && { step }),
  };

  function take() {
    if (draft === null) return;
    const checked = checkNumber(draft, limits);
    const isLeftOut = !checked.ok && checked.error.reason === "required" && !required;
    setProblem(checked.ok || isLeftOut ? null : checked.error);
    if (checked.ok || isLeftOut) setDraft(null);
    const taken = checked.ok ? checked.value : null;
    if (taken !== value) onChange(taken);
  }

  function stepTo(direction: 1 | -1) {
    const typed = draft === null ? null : checkNumber(draft);
    const next = nextNumber(typed?.ok ? typed.value : value, direction, limits);
    if (next === null) return;
    setDraft(null);
    setProblem(null);
    if (next !== value) onChange(next);
  }

  const actions: Partial<Record<string, () => void>> = {
    Enter: take,
    ArrowUp: () => stepTo(1),
    ArrowDown: () => stepTo(-1),
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    // An arrow would move the caret; Enter goes on to the form around.
    if (event.key !== "Enter") event.preventDefault();
    action();
  }

  const texts = { label, mark, hint, error: problem ? problemText(intl, problem, unit) : error };
  const shown = draft ?? (value === null ? "" : intl.formatNumber(value, written));
  return (
    <Field id={id} {...texts}>
      <div className={frame}>
        <input
          {...fieldAttributes(id, texts).attributes}
          ref={ref}
          className={control({ kind: "text" })}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? undefined : withUnit(intl, value, unit)}
          aria-valuemin={minimum}
          aria-valuemax={maximum}
          aria-required={required || undefined}
          disabled={disabled}
          value={shown}
          onChange={(event) => {
            setDraft(event.target.value);
            // What was wrong is looked at again once it is typed to the end.
            if (value !== null) onChange(null);
          }}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        {isShown(unit) && (
          <span aria-hidden="true" className={unitStyle}>
            {unit}
          </span>
        )}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} disabled={disabled} />}
    </Field>
  );
}

const written = { useGrouping: false, maximumFractionDigits: 9 } as const;

const withUnit = (intl: IntlShape, value: number, unit?: string) =>
  [intl.formatNumber(value, written), unit].filter(Boolean).join("\u00a0");

function problemText(intl: IntlShape, problem: NumberProblem, unit?: string): string {
  const said = (value: number) => withUnit(intl, value, unit);
  switch (problem.reason) {
    case "required":
      return intl.formatMessage({ id: "ui.numberField.required" });
    case "not-a-number":
      return intl.formatMessage({ id: "ui.numberField.notANumber" }, { example: intl.formatNumber(12.5) });
    case "too-small":
      return intl.formatMessage({ id: "ui.numberField.tooSmall" }, { minimum: said(problem.minimum) });
    case "too-large":
      return intl.formatMessage({ id: "ui.numberField.tooLarge" }, { maximum: said(problem.maximum) });
    case "between-steps": {
      const near = [problem.below, problem.above].flatMap((each) => (each === null ? [] : said(each)));
      return intl.formatMessage(
        { id: "ui.numberField.betweenSteps" },
        { values: intl.formatList(near, { type: "disjunction" }) },
      );
    }
  }
}
