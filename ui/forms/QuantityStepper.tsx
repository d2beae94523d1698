import { useId, useState, type KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Minus } from "../icons/Minus.ts";
import { Plus } from "../icons/Plus.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { checkQuantity, type QuantityProblem } from "../rules/quantity.ts";
import { fieldAttributes, FieldError } from "./Field.tsx";
import * as styles from "./QuantityStepper.css.ts";

const problemMessages = {
  "not-whole": "ui.quantityStepper.notWhole",
  "not-positive": "ui.quantityStepper.notPositive",
  negative: "ui.quantityStepper.negative",
  "too-many": "ui.quantityStepper.tooMany",
} as const satisfies Record<QuantityProblem, string>;

export interface QuantityStepperProps {
  /** Names what is counted: a page may have several steppers. */
  product: string;
  value: number;
  /** How many can be had; the last one too (docs/decisions/product.md#decision-25). */
  available: number;
  /** 0 where none of it can be wanted, such as beside other products. @default 1 */
  minimum?: 0 | 1;
  onChange: (quantity: number) => void;
}

/** How many pieces. What is typed counts on Enter or on leaving; what cannot be had stays to be corrected, and the old quantity counts. */
export function QuantityStepper({ product, value, available, minimum = 1, onChange }: QuantityStepperProps) {
  const intl = useIntl();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  const [changed, setChanged] = useState(false);

  function want(wanted: string, source: "typed" | "stepped") {
    const checked = checkQuantity(wanted, available, minimum);
    // What was typed stays to be corrected; it counts only once it can be had.
    setDraft(checked.ok || source === "stepped" ? null : wanted);
    setProblem(checked.ok ? null : checked.error);
    if (!checked.ok || checked.value === value) return;
    setChanged(true);
    onChange(checked.value);
  }

  const more = () => want(String(value + 1), "stepped");
  // Where fewer are left than are wanted, one step leads to what can be had.
  const fewer = () => value > minimum && want(String(Math.max(minimum, Math.min(value - 1, available))), "stepped");
  const actions: Partial<Record<string, () => void>> = {
    Enter: () => want(draft ?? String(value), "typed"),
    // With nothing to take back, the key is for what lies around, such as a drawer.
    ...((draft !== null || problem) && {
      Escape: () => {
        setDraft(null);
        setProblem(null);
      },
    }),
    ArrowUp: more,
    ArrowDown: fewer,
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = actions[event.key];
    if (!action) return;
    // Enter would send the form around it.
    event.preventDefault();
    action();
  }

  const error = problem && intl.formatMessage({ id: problemMessages[problem] }, { available });
  const { errorId, attributes } = fieldAttributes(id, { error });
  const names = { product };
  return (
    <div>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.step}
          aria-label={intl.formatMessage({ id: "ui.quantityStepper.fewer" }, names)}
          aria-disabled={value <= minimum || undefined}
          onClick={fewer}
        >
          <Minus className={styles.icon} />
        </button>
        <input
          {...attributes}
          role="spinbutton"
          className={styles.quantity}
          inputMode="numeric"
          autoComplete="off"
          aria-label={intl.formatMessage({ id: "ui.quantityStepper.label" }, names)}
          aria-valuenow={value}
          aria-valuemin={minimum}
          aria-valuemax={available}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => draft !== null && want(draft, "typed")}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={intl.formatMessage({ id: "ui.quantityStepper.more" }, names)}
          aria-disabled={value >= available || undefined}
          onClick={more}
        >
          <Plus className={styles.icon} />
        </button>
      </div>
      <output className={styles.news}>
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
        {changed && !errorId && (
          <VisuallyHidden>
            <FormattedMessage id="ui.quantityStepper.changed" values={{ ...names, quantity: value }} />
          </VisuallyHidden>
        )}
      </output>
    </div>
  );
}
