import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NumberRange } from "../../forms/numberRange.ts";
import { RangeSlider } from "../../forms/RangeSlider.tsx";
import { type MillimetresFacet, rangeOf, rangeValue, rangeWords } from "./filterState.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import * as styles from "./FilterMillimetres.css.ts";

export interface FilterMillimetresProps {
  /** Its bounds, and how much there is of each width. */
  facet: MillimetresFacet;
  /** A range such as "46-55", or nothing. */
  chosen: readonly string[];
  /** Another range is wanted, or none. */
  onChange: (chosen: readonly string[]) => void;
  /** Whether the group is open at first. */
  open: boolean;
}

/** A facet that is a width: from so many to so many mm. */
export function FilterMillimetres({ facet, chosen, onChange, open }: FilterMillimetresProps) {
  const intl = useIntl();
  const [moving, setMoving] = useState<NumberRange | null>(null);
  const { code, label, bounds, counts } = facet;
  const range = rangeOf(chosen);
  // What was chosen may lie outside of what other filters leave.
  const ends = [bounds.from, bounds.to, range?.from ?? bounds.from, range?.to ?? bounds.to];
  const min = Math.min(...ends);
  const max = Math.max(...ends);
  const value = { from: range?.from ?? min, to: range?.to ?? max };

  function commit(wanted: NumberRange) {
    setMoving(null);
    // An end that was not moved stays open, whatever other filters leave.
    const next = { from: wanted.from > min ? wanted.from : null, to: wanted.to < max ? wanted.to : null };
    const values = next.from === null && next.to === null ? [] : [rangeValue(next)];
    if (values[0] !== chosen[0]) onChange(values);
  }

  const told = moving ?? (range && value);
  return (
    <FilterGroup label={label} chosen={told && rangeWords(intl, told)} chosenShown="always" open={open}>
      <div className={styles.withScript}>
        <RangeSlider
          label={label}
          min={min}
          max={max}
          unit={intl.formatMessage({ id: "ui.filterMillimetres.unit" })}
          value={value}
          counts={counts}
          onChange={setMoving}
          onCommit={commit}
        />
      </div>
      <noscript>
        <label className={styles.typed}>
          <FormattedMessage id="ui.filterMillimetres.typed" values={{ label }} />
          <input
            className={styles.input}
            name={code}
            defaultValue={chosen[0]}
            placeholder={rangeValue(bounds)}
            pattern="\d*-\d*"
          />
        </label>
      </noscript>
    </FilterGroup>
  );
}
