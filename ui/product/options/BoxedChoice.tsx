import { type ReactNode, useId } from "react";
import * as styles from "./BoxedChoice.css.ts";

/** A box to choose. */
export interface Box<Value extends string> {
  /** The value of the box, unique in its choice. */
  readonly value: Value;
  readonly label: ReactNode;
  /** A second line, such as the price; part of the accessible name. */
  readonly note?: ReactNode;
}

export interface BoxedChoiceProps<Value extends string> {
  /** The question that the boxes answer. */
  legend: ReactNode;
  /** Two or three boxes. */
  boxes: readonly Box<Value>[];
  /** The value of the chosen box. */
  value: Value;
  /** Called with the value of the box that the shopper chooses. */
  onChange: (value: Value) => void;
}

/** Renders a choice between two or three ways to buy, as boxes beside each other. For longer lists, use `RadioGroup`. */
export function BoxedChoice<Value extends string>({ legend, boxes, value, onChange }: BoxedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset role="radiogroup">
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.boxes}>
        {boxes.map((box) => (
          <label key={box.value} className={styles.box}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={box.value}
              checked={box.value === value}
              onChange={() => onChange(box.value)}
            />
            <span className={styles.label}>{box.label}</span>
            {box.note !== undefined && <span className={styles.note}>{box.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
