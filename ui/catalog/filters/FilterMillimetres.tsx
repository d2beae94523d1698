import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NumberRange } from "../../forms/numberRange.ts";
import { RangeSlider } from "../../forms/RangeSlider.tsx";
import { type MillimetresFacet, parseRange, formatRange, describeExisting, describeRange } from "./filterState.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import * as styles from "./FilterMillimetres.css.ts";

export interface FilterMillimetresProps {
  /** The filter, with its bounds and the number of products for each width. */
  facet: MillimetresFacet;
  /** The other chosen filters in words, such as "Okrągłe, Szylkret"; empty for none. */
  context: string;
  /** The chosen range, such as "46-55", or an empty list. */
  chosen: readonly string[];
  /** Called with the new range, or an empty list to clear it. */
  onChange: (chosen: readonly string[]) => void;
  /** Whether the group is open at first. */
  open: boolean;
}

/** Renders a filter by a width, from and to, in mm. */
export function FilterMillimetres({ facet, context, chosen, onChange, open }: FilterMillimetresProps) {
  const intl = useIntl();
  const [draggedRange, setDraggedRange] = useState<NumberRange | null>(null);
  const { code, label, bounds, counts } = facet;
  const range = parseRange(chosen);
  // The chosen range may exceed the bounds that other filters leave.
  const ends = [bounds.from, bounds.to, range?.from ?? bounds.from, range?.to ?? bounds.to];
  const min = Math.min(...ends);
  const max = Math.max(...ends);
  const value = { from: range?.from ?? min, to: range?.to ?? max };

  function commit(committed: NumberRange) {
    setDraggedRange(null);
    // An end at its bound stays open, so that other filters can widen it.
    const next = { from: committed.from > min ? committed.from : null, to: committed.to < max ? committed.to : null };
    const values = next.from === null && next.to === null ? [] : [formatRange(next)];
    if (values[0] !== chosen[0]) onChange(values);
  }

  const existing = counts.length > 0 ? describeExisting(intl, bounds, context) : undefined;
  const shownRange = draggedRange ?? (range && value);
  return (
    <FilterGroup label={label} chosen={shownRange && describeRange(intl, shownRange)} chosenShown="always" open={open}>
      <div className={styles.withScript}>
        <RangeSlider
          label={label}
          min={min}
          max={max}
          unit={intl.formatMessage({ id: "ui.filterMillimetres.unit" })}
          value={value}
          counts={counts}
          {...(existing !== undefined && { existing })}
          onChange={setDraggedRange}
          onCommit={commit}
        />
      </div>
      {context !== "" && existing !== undefined && <p className={styles.existing}>{existing}</p>}
      <noscript>
        <label className={styles.typed}>
          <FormattedMessage id="ui.filterMillimetres.typed" values={{ label }} />
          <input
            className={styles.input}
            name={code}
            defaultValue={chosen[0]}
            placeholder={formatRange(bounds)}
            pattern="\d*-\d*"
          />
        </label>
      </noscript>
    </FilterGroup>
  );
}
