import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../../forms/Checkbox.tsx";
import { Fieldset } from "../../forms/Fieldset.tsx";
import { Radio, RadioBox, RadioGroup } from "../../forms/RadioGroup.tsx";
import * as styles from "./ChoiceGroup.css.ts";

export interface PricedChoice {
  readonly id: string;
  readonly label: ReactNode;
  /** At the end of its row. */
  readonly price?: ReactNode;
}

export interface ChoiceGroupProps {
  /** The question. */
  legend: ReactNode;
  choice: "one" | "several";
  /** An optional question of one choice offers to do without. */
  need: "required" | "optional";
  choices: readonly PricedChoice[];
  /** The ids of what is chosen. */
  chosen: readonly string[];
  hint?: ReactNode;
  error?: ReactNode;
  onChange: (chosen: readonly string[]) => void;
}

/** A question about a product that is bought, with what each answer costs: one answer, or several. */
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
          {choices.map(({ id, label, price }) => (
            <Radio key={id} value={id} label={label} end={price} />
          ))}
        </RadioBox>
      </RadioGroup>
    );
  }
  return (
    <Fieldset legend={legend} hint={hint} error={error}>
      <div className={styles.rows}>
        {choices.map(({ id, label, price }) => (
          <div key={id} className={styles.row}>
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              {label}
            </Checkbox>
            <span className={styles.price}>{price}</span>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
