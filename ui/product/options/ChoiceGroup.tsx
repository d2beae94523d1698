import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../../forms/Checkbox.tsx";
import { Fieldset } from "../../forms/Fieldset.tsx";
import { Radio, RadioBox, RadioGroup } from "../../forms/RadioGroup.tsx";
import * as styles from "./ChoiceGroup.css.ts";

/** An answer with its price. */
export interface PricedChoice {
  /** Identifies the answer. */
  readonly id: string;
  /** The text of the answer. */
  readonly label: ReactNode;
  /** The price, shown at the end of the row. */
  readonly price?: ReactNode;
  /** A second line, such as the stock. */
  readonly description?: ReactNode;
  /** Whether the answer cannot be chosen. @default false */
  readonly disabled?: boolean;
}

export interface ChoiceGroupProps {
  /** The question that the choices answer. */
  legend: ReactNode;
  /** Whether one or several answers can be chosen. */
  choice: "one" | "several";
  /** Whether an answer is required; an optional single choice includes "none". */
  need: "required" | "optional";
  /** The possible answers. */
  choices: readonly PricedChoice[];
  /** The ids of the chosen values. */
  chosen: readonly string[];
  /** Help below the question. */
  hint?: ReactNode;
  /** The problem of the answer. */
  error?: ReactNode;
  /** Called with the ids of the chosen answers. */
  onChange: (chosen: readonly string[]) => void;
}

/** Renders a question about a product with the price of each answer; one answer or several. */
export function ChoiceGroup({ legend, choice, need, choices, chosen, hint, error, onChange }: ChoiceGroupProps) {
  if (choice === "one") {
    return (
      <RadioGroup
        legend={
          <>
            {legend}
            {hint !== undefined && <small className={styles.hint}> {hint}</small>}
          </>
        }
        value={chosen[0] ?? (need === "optional" ? "" : null)}
        onChange={(value) => onChange(value === "" ? [] : [value])}
        error={error}
      >
        <RadioBox>
          {need === "optional" && <Radio value="" label={<FormattedMessage id="ui.choiceGroup.nothing" />} />}
          {choices.map(({ id, label, price, description, disabled = false }) => (
            <Radio key={id} value={id} label={label} end={price} description={description} disabled={disabled} />
          ))}
        </RadioBox>
      </RadioGroup>
    );
  }
  return (
    <Fieldset legend={legend} hint={hint} error={error}>
      <div className={styles.rows}>
        {choices.map(({ id, label, price, description, disabled }) => (
          <div key={id} className={styles.row}>
            <Checkbox
              checked={chosen.includes(id)}
              disabled={disabled}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              {label}
              {description !== undefined && <span className={styles.hint}>{description}</span>}
            </Checkbox>
            <span className={styles.price}>{price}</span>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
