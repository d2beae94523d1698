import { X } from "../../icons/X.ts";
import type { MouseEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leadsElsewhere, Link } from "../../primitives/Link.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { chosenFilters, describeFilter, type FilterFacet } from "./filterState.ts";
import * as styles from "./FilterChips.css.ts";
import { useFocusAfterRemoval } from "../../navigation/useFocusAfterRemoval.ts";

export interface FilterChipsProps {
  /** The list's filters. Only their chosen values are shown. */
  facets: readonly FilterFacet[];
  /** The currency of the prices. */
  currency: AmountValue["currency"];
  /** Returns the list's URL with other values of one filter. */
  hrefOf: (code: string, values: readonly string[]) => string;
  /** The list's URL without filters. */
  clearHref: string;
  /** `row` scrolls sideways on phones, `lines` wraps. @default "row" */
  layout?: "row" | "lines";
  /** Whether to show the link that clears all; hide it next to another one. @default "shown" */
  clear?: "shown" | "hidden";
}

/** Renders the chosen filters of a list as links that remove them. The focus then moves to the next one. */
export function FilterChips({
  facets,
  currency,
  hrefOf,
  clearHref,
  layout = "row",
  clear = "shown",
}: FilterChipsProps) {
  const intl = useIntl();
  const chips = chosenFilters(facets);
  const { container, noteRemoval } = useFocusAfterRemoval<HTMLUListElement>("a[aria-label]");
  const handleRemoval = (event: MouseEvent, index: number) => {
    if (!leadsElsewhere(event)) noteRemoval(index);
  };
  return (
    <ul
      ref={container}
      className={styles.chips[layout]}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: "ui.filterChips.label" })}
    >
      {chips.map((chip, index) => {
        const words = describeFilter(intl, chip, currency);
        return (
          <li key={`${chip.code}=${chip.id}`} className={styles.item}>
            <a
              className={styles.chip}
              href={hrefOf(chip.code, chip.others)}
              aria-label={intl.formatMessage({ id: "ui.filterChips.drop" }, { filter: words })}
              onClick={(event) => handleRemoval(event, index)}
            >
              {words}
              <X size={16} />
            </a>
          </li>
        );
      })}
      {chips.length > 0 && clear === "shown" && (
        <li className={styles.clear}>
          <Link href={clearHref} onClick={(event) => handleRemoval(event, 0)}>
            <FormattedMessage id="ui.filterChips.clear" />
          </Link>
        </li>
      )}
    </ul>
  );
}
