import { X } from "../icons/X.ts";
import { type MouseEvent, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../primitives/Link.tsx";
import type { AmountValue } from "../primitives/formatAmount.ts";
import { chosenFilters } from "./chosenFilters.ts";
import * as styles from "./FilterChips.css.ts";
import type { FilterFacet } from "./filterFacet.ts";
import { chosenWords } from "./filterWords.ts";

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
  const { list, dropped } = useFocusAfterDropping(chips.length);
  return (
    <ul
      ref={list}
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

/** Keeps the focus in the list when the chip that had it is gone; with the last one, the list itself takes it. */
function useFocusAfterDropping(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const at = place.current;
    // What was chosen just before may come first: then the dropped one is still there, and has the focus.
    if (at === null || !list.current || list.current.contains(document.activeElement)) return;
    place.current = null;
    // Whoever has gone on elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const links = list.current.querySelectorAll<HTMLElement>("a");
    (links[Math.min(at, count - 1)] ?? list.current).focus();
    // With every list that comes: another chip may have taken the place of the dropped one, so that they are as many.
  });
  const dropped = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, at: number) => {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) place.current = at;
  };
  return { list, dropped };
}
