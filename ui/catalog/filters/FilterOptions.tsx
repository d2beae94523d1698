import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import type { OptionsFacet } from "./filterState.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import * as styles from "./FilterOptions.css.ts";
import { FilterRow } from "./FilterRow.tsx";
import { FilterShape } from "./FilterShape.tsx";

export interface FilterOptionsProps {
  /** The filter, with its options and their counts. */
  facet: OptionsFacet;
  /** The ids of the chosen options. */
  chosen: readonly string[];
  /** Called with the ids of the chosen options, in list order. */
  onChange: (chosen: readonly string[]) => void;
  /** Whether the group is open at first. */
  open: boolean;
}

/** The number of options shown before "show more" is pressed. */
const MAX_COLLAPSED_OPTIONS = 8;

/** Renders a filter that allows several values at once. */
export function FilterOptions({ facet, chosen, onChange, open }: FilterOptionsProps) {
  const [isExpanded, setExpanded] = useState(false);
  const { code, label, note, options, shows } = facet;
  const isDrawn = shows === "shape" || shows === "face";
  const isChosen = (id: string) => chosen.includes(id);
  // In list order, so that the same choice always has the same URL.
  const toggle = (toggled: string, isOn: boolean) =>
    onChange(options.flatMap(({ id }) => ((id === toggled ? isOn : isChosen(id)) ? [id] : [])));
  const labels = options.filter(({ id }) => isChosen(id)).map((option) => option.label);
  return (
    <FilterGroup label={label} chosen={labels.join(", ")} open={open}>
      <fieldset className={styles.options[isDrawn ? "tiles" : "rows"]} aria-label={label}>
        {options.map((option, index) => {
          const optionProps = {
            name: code,
            option,
            isChosen: isChosen(option.id),
            onChange: (isOn: boolean) => toggle(option.id, isOn),
          };
          return (
            <div
              key={option.id}
              className={
                index < MAX_COLLAPSED_OPTIONS || isExpanded || optionProps.isChosen ? styles.shown : styles.folded
              }
            >
              {isDrawn ? <FilterShape {...optionProps} of={shows} /> : <FilterRow {...optionProps} type="checkbox" />}
            </div>
          );
        })}
      </fieldset>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {options.length > MAX_COLLAPSED_OPTIONS && (
        <div className={styles.more}>
          <Button variant="text" size="compact" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            <FormattedMessage
              id={isExpanded ? "ui.filterOptions.fewer" : "ui.filterOptions.all"}
              values={{ count: options.length }}
            />
          </Button>
        </div>
      )}
    </FilterGroup>
  );
}
