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
  /** The product's name, part of the controls' accessible names: a page may have several steppers. */
  product: string;
  /** The current quantity, in pieces. */
  value: number;
  /** The available quantity, in pieces; all of it can be ordered (docs/decisions/product.md#decision-25). */
  available: number;
  /** The smallest quantity; 0 where the product is optional, such as in a set. @default 1 */
  minimum?: 0 | 1;
  /** Called with a valid quantity that differs from `value`. */
  onChange: (quantity: number) => void;
}

/**
 * Renders a field for the quantity, in pieces, with buttons to step. Typed text is read on Enter or blur. Invalid text
 * stays in the field, and the previous quantity remains in effect.
 */
export function QuantityStepper({ product, value, available, minimum = 1, onChange }: QuantityStepperProps) {
  const intl = useIntl();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  const [hasChanged, setChanged] = useState(false);

  function requestQuantity(text: string, source: "typed" | "stepped") {
    const checked = checkQuantity(text, available, minimum);
    // Invalid text stays in the field so that it can be corrected.
    setDraft(checked.ok || source === "stepped" ? null : text);
    setProblem(checked.ok ? null : checked.error);
    if (!checked.ok || checked.value === value) return;
    setChanged(true);
    onChange(checked.value);
  }

  const increase = () => requestQuantity(String(value + 1), "stepped");
  // If fewer are left than the current quantity, one step goes down to what is available.
  const decrease = () =>
    value > minimum && requestQuantity(String(Math.max(minimum, Math.min(value - 1, available))), "stepped");
  const actions: Partial<Record<string, () => void>> = {
    Enter: () => requestQuantity(draft ?? String(value), "typed"),
    // With nothing to undo, Escape is left to a surrounding drawer.
    ...((draft !== null || problem) && {
      Escape: () => {
        setDraft(null);
        setProblem(null);
      },
    }),
    ArrowUp: increase,
    ArrowDown: decrease,
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = actions[event.key];
    if (!action) return;
    // Enter would submit the surrounding form, Escape close a surrounding drawer.
    event.preventDefault();
    event.stopPropagation();
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
          onClick={decrease}
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
          onBlur={() => draft !== null && requestQuantity(draft, "typed")}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={intl.formatMessage({ id: "ui.quantityStepper.more" }, names)}
          aria-disabled={value >= available || undefined}
          onClick={increase}
        >
          <Plus className={styles.icon} />
        </button>
      </div>
      <output className={styles.status}>
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
        {hasChanged && !errorId && (
          <VisuallyHidden>
            <FormattedMessage id="ui.quantityStepper.changed" values={{ ...names, quantity: value }} />
          </VisuallyHidden>
        )}
      </output>
    </div>
  );
}
