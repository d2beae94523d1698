import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { isShown } from "./isShown.ts";
import { control } from "./Field.css.ts";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { frame, unit as unitStyle } from "./NumberField.css.ts";
import { useFormReset } from "./useFormReset.ts";
import { checkNumber, nextNumber, type NumberLimits, type NumberProblem } from "../rules/number.ts";

export interface NumberFieldProps extends FieldTexts, NumberLimits {
  /** The number; null while the field is empty or its text is invalid. */
  value: number | null;
  /** Called with a number within the limits; null once the text is invalid. */
  onChange: (value: number | null) => void;
  /** The unit shown behind the number, such as "mm". */
  unit?: string;
  /** The field's name in a form. The number is submitted with a decimal point. */
  name?: string;
  /** Whether an empty field is an error. @default false */
  required?: boolean;
  /** Disables the field. @default false */
  disabled?: boolean;
  /** The id of the field. @default a generated id */
  id?: string;
  /** A ref to the input element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Renders a number field, with the arrow keys to step. The number is read on Enter or blur. Invalid text stays in the
 * field, with the reason and valid alternatives; it is never rounded.
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

  const [initial] = useState(value);
  const box = useRef<HTMLDivElement>(null);
  useFormReset(box, () => {
    setDraft(null);
    setProblem(null);
    if (value !== initial) onChange(initial);
  });

  function commit() {
    if (draft === null) return;
    const checked = checkNumber(draft, limits, intl.locale);
    const isAllowedEmpty = !checked.ok && checked.error.reason === "required" && !required;
    setProblem(checked.ok || isAllowedEmpty ? null : checked.error);
    if (checked.ok || isAllowedEmpty) setDraft(null);
    const accepted = checked.ok ? checked.value : null;
    if (accepted !== value) onChange(accepted);
  }

  function stepBy(direction: 1 | -1) {
    const typed = draft === null ? null : checkNumber(draft, {}, intl.locale);
    const next = nextNumber(typed?.ok ? typed.value : value, direction, limits);
    if (next === null) return;
    setDraft(null);
    setProblem(null);
    if (next !== value) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Input methods choose by the same keys.
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // Enter may still submit the form.
    if (event.key === "Enter") commit();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    // Prevents an arrow from moving the caret.
    event.preventDefault();
    stepBy(event.key === "ArrowUp" ? 1 : -1);
  }

  const texts = { label, mark, hint, error: problem ? problemText(intl, problem, unit) : error };
  const displayed = draft ?? (value === null ? "" : intl.formatNumber(value, numberFormat));
  return (
    <Field id={id} {...texts}>
      <div ref={box} className={frame}>
        <input
          {...fieldAttributes(id, texts).attributes}
          ref={ref}
          className={control({ kind: "text" })}
          role="spinbutton"
          // The numeric keypads of phones have no minus.
          inputMode={(minimum ?? -1) < 0 ? "text" : "decimal"}
          autoComplete="off"
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? undefined : withUnit(intl, value, unit)}
          aria-valuemin={minimum}
          aria-valuemax={maximum}
          aria-required={required || undefined}
          disabled={disabled}
          value={displayed}
          onChange={(event) => {
            setDraft(event.target.value);
            // While typing the text counts as invalid; it is checked again on Enter or blur.
            if (value !== null) onChange(null);
          }}
          onBlur={commit}
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

const numberFormat = { useGrouping: false, maximumFractionDigits: 9 } as const;

const withUnit = (intl: IntlShape, value: number, unit?: string) =>
  [intl.formatNumber(value, numberFormat), unit].filter(Boolean).join("\u00a0");

function problemText(intl: IntlShape, problem: NumberProblem, unit?: string): string {
  const format = (value: number) => withUnit(intl, value, unit);
  switch (problem.reason) {
    case "required":
      return intl.formatMessage({ id: "ui.numberField.required" });
    case "not-a-number":
      return intl.formatMessage({ id: "ui.numberField.notANumber" }, { example: intl.formatNumber(12.5) });
    case "too-small":
      return intl.formatMessage({ id: "ui.numberField.tooSmall" }, { minimum: format(problem.minimum) });
    case "too-large":
      return intl.formatMessage({ id: "ui.numberField.tooLarge" }, { maximum: format(problem.maximum) });
    case "between-steps": {
      const near = [problem.below, problem.above].flatMap((each) => (each === null ? [] : format(each)));
      return intl.formatMessage(
        { id: "ui.numberField.betweenSteps" },
        { values: intl.formatList(near, { type: "disjunction" }) },
      );
    }
  }
}
