import { X } from "../../icons/X.ts";
import type { MouseEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leadsElsewhere, Link } from "../../primitives/Link.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { chosenFilters, chosenWords, type FilterFacet } from "./filterState.ts";
import * as styles from "./FilterChips.css.ts";
import { useFocusAfterRemoval } from "../../navigation/useFocusAfterRemoval.ts";

export interface FilterChipsProps {
  /** What is chosen of them is shown. */
  facets: readonly FilterFacet[];
  /** Of the prices. */
  currency: AmountValue["currency"];
  /** The address of the list with other values of one facet. */
  hrefOf: (code: string, values: readonly string[]) => string;
  /** The address without any filter. */
  clearHref: string;
  /** A row to scroll on phones, or as many lines as it takes. @default "row" */
  layout?: "row" | "lines";
  /** Hidden where something beside it clears. @default "shown" */
  clear?: "shown" | "hidden";
}

/** What a list is narrowed to, each to be dropped by its link; the focus then goes to the next. */
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
  const { container, removed } = useFocusAfterRemoval<HTMLUListElement>("a[aria-label]");
  const dropped = (event: MouseEvent, at: number) => {
    if (!leadsElsewhere(event)) removed(at);
  };
  return (
    <ul
      ref={container}
      className={styles.chips[layout]}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: "ui.filterChips.label" })}
    >
      {chips.map((chip, place) => {
        const words = chosenWords(intl, chip, currency);
        return (
          <li key={`${chip.code}=${chip.id}`} className={styles.item}>
            <a
              className={styles.chip}
              href={hrefOf(chip.code, chip.others)}
              aria-label={intl.formatMessage({ id: "ui.filterChips.drop" }, { filter: words })}
              onClick={(event) => dropped(event, place)}
            >
              {words}
              <X size={16} />
            </a>
          </li>
        );
      })}
      {chips.length > 0 && clear === "shown" && (
        <li className={styles.clear}>
          <Link href={clearHref} onClick={(event) => dropped(event, 0)}>
            <FormattedMessage id="ui.filterChips.clear" />
          </Link>
        </li>
      )}
    </ul>
  );
}
