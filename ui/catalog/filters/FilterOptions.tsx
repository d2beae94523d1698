import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import type { OptionsFacet } from "./filterState.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import * as styles from "./FilterOptions.css.ts";
import { FilterRow } from "./FilterRow.tsx";
import { FilterShape } from "./FilterShape.tsx";

export interface FilterOptionsProps {
  /** The options, with their counts. */
  facet: OptionsFacet;
  /** The ids of the options that are chosen. */
  chosen: readonly string[];
  /** Other options are wanted, in the order in which they are listed. */
  onChange: (chosen: readonly string[]) => void;
  /** Whether the group is open at first. */
  open: boolean;
}

/** More are shown when they are asked for. */
const MOST_OPTIONS = 8;

/** A facet of which any number of values can be chosen. */
export function FilterOptions({ facet, chosen, onChange, open }: FilterOptionsProps) {
  const [whole, setWhole] = useState(false);
  const { code, label, note, options, shows } = facet;
  const isDrawn = shows === "shape" || shows === "face";
  const isChosen = (id: string) => chosen.includes(id);
  // In the order of the options, so that the same choice always has the same address.
  const toggle = (toggled: string, wanted: boolean) =>
    onChange(options.flatMap(({ id }) => ((id === toggled ? wanted : isChosen(id)) ? [id] : [])));
  const labels = options.filter(({ id }) => isChosen(id)).map((option) => option.label);
  return (
    <FilterGroup label={label} chosen={labels.join(", ")} open={open}>
      <fieldset className={styles.options[isDrawn ? "tiles" : "rows"]} aria-label={label}>
        {options.map((option, place) => {
          const each = {
            name: code,
            option,
            isChosen: isChosen(option.id),
            onChange: (wanted: boolean) => toggle(option.id, wanted),
          };
          return (
            <div
              key={option.id}
              className={place < MOST_OPTIONS || whole || each.isChosen ? styles.shown : styles.folded}
            >
              {isDrawn ? <FilterShape {...each} of={shows} /> : <FilterRow {...each} type="checkbox" />}
            </div>
          );
        })}
      </fieldset>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {options.length > MOST_OPTIONS && (
        <div className={styles.more}>
          <Button variant="text" size="compact" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            <FormattedMessage
              id={whole ? "ui.filterOptions.fewer" : "ui.filterOptions.all"}
              values={{ count: options.length }}
            />
          </Button>
        </div>
      )}
    </FilterGroup>
  );
}
