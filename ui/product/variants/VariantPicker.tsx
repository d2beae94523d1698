import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { explainedValues, UnavailableValues } from "./UnavailableValues.tsx";
import { FinishChoice, SizeChoice, WordChoice } from "./VariantChoice.tsx";
import type { VariantOption, VariantValue } from "./variantOption.ts";
import * as styles from "./VariantPicker.css.ts";

export interface VariantPickerProps {
  /** The options with their values. */
  options: readonly VariantOption[];
  /** The chosen value of each option, by code. */
  value: Readonly<Record<string, string>>;
  /** Called on a plain click instead of following the link. */
  onChange?: (code: string, valueId: string) => void;
}

/**
 * Renders the choice of a product's variant. Every value is a link, so that it works without JavaScript and can be
 * shared.
 */
export function VariantPicker({ options, value, onChange }: VariantPickerProps) {
  return options.map((option) => (
    <OptionGroup key={option.code} option={option} options={options} value={value} onChange={onChange} />
  ));
}

interface OptionGroupProps extends Pick<VariantPickerProps, "options" | "value"> {
  option: VariantOption;
  onChange: VariantPickerProps["onChange"];
}

function OptionGroup({ option, options, value: chosenValues, onChange }: OptionGroupProps) {
  const id = useId();
  const { code, label, shows, values, aside, note } = option;
  const chosen = chosenValues[code];
  const explained = explainedValues(option);
  const reasonIds = new Map(explained.map((value) => [value.id, `${id}-${value.id}`]));
  const chosenLabel = values.find((value) => value.id === chosen)?.label;
  const choice = (value: VariantValue) => ({
    value,
    chosen: value.id === chosen,
    code,
    reasonId: reasonIds.get(value.id),
    onChange,
  });
  return (
    <fieldset aria-labelledby={id} className={styles.option}>
      <div className={styles.head}>
        <span id={id}>
          <span className={styles.label}>{label}</span>
          {shows === "finish" && chosenLabel && `: ${chosenLabel}`}
        </span>
        <span className={styles.aside}>
          {shows === "finish" && !aside ? (
            <FormattedMessage id="ui.variantPicker.finishes" values={{ count: values.length }} />
          ) : (
            aside
          )}
        </span>
      </div>
      <ul className={styles.values({ shows })}>
        {shows === "finish" &&
          option.values.map((value) => <FinishChoice key={value.id} {...choice(value)} picture={value.picture} />)}
        {shows === "size" &&
          option.values.map((value) => (
            <SizeChoice key={value.id} {...choice(value)} frame={value.frame} fit={value.fit} />
          ))}
        {shows === "words" && values.map((value) => <WordChoice key={value.id} {...choice(value)} />)}
      </ul>
      {explained.length > 0 && (
        <UnavailableValues
          unavailable={explained}
          code={code}
          options={options}
          value={chosenValues}
          reasonIds={reasonIds}
        />
      )}
      {note && <div className={styles.note}>{note}</div>}
    </fieldset>
  );
}
