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

/** Up to this number of values there is a select; with more, a searchable list. */
const maxInSelect = 6;

export interface LensFieldProps {
  /** The lenses that are made. */
  matrix: LensMatrix;
  /** The parameter to choose. */
  parameter: LensParameter;
  /** The values chosen so far. */
  lens: LensChoice;
  /** The names of values that are words. */
  names: LensValueNames;
  /** Typed text that matches no value. */
  stray: string | undefined;
  /** Whether to mark the field while nothing is chosen. */
  isMissingMarked: boolean;
  /** Called with the chosen value, or null. */
  onChange: (value: LensValue | null) => void;
  /** Called with typed text that matches no value, or null when it is cleared. */
  onStray: (typed: string | null) => void;
}

/** Renders one parameter of a contact lens: a select with few values, otherwise a searchable list. */
export function LensField(props: LensFieldProps) {
  const { matrix, parameter, lens, names, stray, isMissingMarked, onChange, onStray } = props;
  const intl = useIntl();
  const id = useId();
  // Choosing a suggested value resets the field, which removes the typed text.
  const [answered, setAnswered] = useState(0);
  const made = allValues(matrix, parameter);
  const remaining = remainingValues(matrix, lens)[parameter] ?? [];
  const text = (value: LensValue) => lensValueText(intl, parameter, value, names);
  const label = intl.formatMessage({ id: parameterNames[parameter] });
  const away = intl.formatMessage({ id: "ui.contactLenses.notTogether" });
  const chosen = lens[parameter];
  const error =
    isMissingMarked && chosen === undefined ? intl.formatMessage({ id: "ui.contactLenses.missing" }) : undefined;
  const valueOf = (key: string | null) => made.find((each) => String(each) === key) ?? null;

  if (made.length <= maxInSelect) {
    return (
      <Select
        label={label}
        error={error}
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
        error={error}
        options={made.map((value) => ({
          value: String(value),
          label: text(value),
          spellings: lensValueSpellings(value),
          description: remaining.includes(value) ? "" : away,
        }))}
        value={chosen === undefined ? null : String(chosen)}
        parse={(typed) => String(readLensValue(parameter, typed))}
        onChange={(key) => onChange(valueOf(key))}
        onUnmatched={onStray}
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
