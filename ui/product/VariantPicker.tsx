import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FinishChoice, SizeChoice, WordChoice } from "./VariantChoice.tsx";
import type { Availability, VariantOption, VariantValue } from "./variantOption.ts";
import * as styles from "./VariantPicker.css.ts";

export interface VariantPickerProps {
  options: readonly VariantOption[];
  /** The chosen value of each option, by its code. */
  value: Readonly<Record<string, string>>;
  /** Told of a plain click, instead of following the link. */
  onChange?: (code: string, valueId: string) => void;
}

/** Leads from a product to a variant. Every value is a link, so that it works and can be shared without script. */
export function VariantPicker({ options, value, onChange }: VariantPickerProps) {
  return options.map((option) => (
    <OptionGroup key={option.code} option={option} chosen={value[option.code]} onChange={onChange} />
  ));
}

interface OptionGroupProps {
  option: VariantOption;
  chosen: string | undefined;
  onChange: VariantPickerProps["onChange"];
}

function OptionGroup({ option, chosen, onChange }: OptionGroupProps) {
  const id = useId();
  const { code, label, shows, values, aside, note } = option;
  const chosenLabel = values.find((value) => value.id === chosen)?.label;
  const choice = (value: VariantValue) => ({ value, chosen: value.id === chosen, code, onChange });
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
          option.values.map((value) => <SizeChoice key={value.id} {...choice(value)} frame={value.frame} />)}
        {shows === "words" && values.map((value) => <WordChoice key={value.id} {...choice(value)} />)}
      </ul>
      {shows === "finish" && <UnavailableFinishes values={values} />}
      {note && <div className={styles.note}>{note}</div>}
    </fieldset>
  );
}

/** Small pictures have no room for words: what a line strikes through is named below them. */
function UnavailableFinishes({ values }: { values: readonly VariantValue[] }) {
  const intl = useIntl();
  const labels = (wanted: Availability) => {
    const unavailable = values.filter(({ available }) => available === wanted);
    return unavailable.length > 0 ? intl.formatList(unavailable.map(({ label }) => label)) : null;
  };
  const [soldOut, impossible] = [labels("sold-out"), labels("impossible")];
  return (
    <div aria-hidden="true" className={styles.muted}>
      {soldOut && (
        <p className={styles.unavailable}>
          <FormattedMessage id="ui.variantPicker.soldOutFinishes" values={{ labels: soldOut }} />
        </p>
      )}
      {impossible && (
        <p className={styles.unavailable}>
          <FormattedMessage id="ui.variantPicker.impossibleFinishes" values={{ labels: impossible }} />
        </p>
      )}
    </div>
  );
}
