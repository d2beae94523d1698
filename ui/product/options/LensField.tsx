import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ComboBox } from "../../forms/ComboBox.tsx";
import { Select } from "../../forms/Select.tsx";
import {
  allValues,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  type LensValue,
  remainingValues,
} from "../../optics/lensMatrix.ts";
import { nearestValues, readLensValue } from "../../optics/lensOffers.ts";
import { Button } from "../../primitives/Button.tsx";
import * as styles from "./ContactLensParameters.css.ts";
import { lensValueSpellings, lensValueText, type LensValueNames, parameterNames } from "./lensWords.ts";

/** So many can be looked over in a list; more are found by typing. */
const maxInSelect = 6;

export interface LensFieldProps {
  matrix: LensMatrix;
  parameter: LensParameter;
  /** What is chosen of the lens so far. */
  lens: LensChoice;
  names: LensValueNames;
  /** What was left typed and is not made. */
  stray: string | undefined;
  onChange: (value: LensValue | null) => void;
  onStray: (typed: string | null) => void;
}

/** One parameter of a contact lens: chosen from a short list, typed into a long one. */
export function LensField({ matrix, parameter, lens, names, stray, onChange, onStray }: LensFieldProps) {
  const intl = useIntl();
  const id = useId();
  // A field that is answered by a press begins anew, without what was typed.
  const [answered, setAnswered] = useState(0);
  const made = allValues(matrix, parameter);
  const remaining = remainingValues(matrix, lens)[parameter] ?? [];
  const text = (value: LensValue) => lensValueText(intl, parameter, value, names);
  const label = intl.formatMessage({ id: parameterNames[parameter] });
  const away = intl.formatMessage({ id: "ui.contactLenses.notTogether" });
  const chosen = lens[parameter];
  const valueOf = (key: string | null) => made.find((each) => String(each) === key) ?? null;

  if (made.length <= maxInSelect) {
    return (
      <Select
        label={label}
        autoComplete="off"
        value={chosen === undefined ? "" : String(chosen)}
        onChange={(event) => onChange(valueOf(event.target.value))}
      >
        <option value="">{intl.formatMessage({ id: "ui.contactLenses.choose" })}</option>
        {made.map((value) => (
          <option key={value} value={String(value)}>
            {remaining.includes(value) ? text(value) : `${text(value)} (${away})`}
          </option>
        ))}
      </Select>
    );
  }

  const figure = stray === undefined ? null : readLensValue(parameter, stray);
  const offers = figure === null ? [] : nearestValues(matrix, lens, parameter, figure);
  return (
    <div>
      <ComboBox
        key={answered}
        id={id}
        label={label}
        options={made.map((value) => ({
          value: String(value),
          label: text(value),
          spellings: lensValueSpellings(value),
          description: remaining.includes(value) ? "" : away,
        }))}
        value={chosen === undefined ? null : String(chosen)}
        read={(typed) => String(readLensValue(parameter, typed))}
        onChange={(key) => onChange(valueOf(key))}
        onStray={onStray}
      />
      {offers.length > 0 && (
        <>
          {parameter === "axis" && (
            <p className={styles.note}>
              <FormattedMessage id="ui.contactLenses.axisOfGlasses" />
            </p>
          )}
          <fieldset className={styles.offers}>
            <legend className={styles.offersLegend}>
              <FormattedMessage id="ui.contactLenses.nearest" />
            </legend>
            {offers.map((value) => (
              <Button
                key={value}
                variant="line"
                size="compact"
                aria-label={intl.formatMessage(
                  { id: "ui.contactLenses.takeNamed" },
                  { name: label, value: text(value) },
                )}
                onClick={() => {
                  setAnswered(answered + 1);
                  onChange(value);
                  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus());
                }}
              >
                <FormattedMessage id="ui.contactLenses.take" values={{ value: text(value) }} />
              </Button>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}
