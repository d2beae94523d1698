import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { Globe } from "../icons/Globe.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { StoreViewLink } from "./navigationLink.ts";
import { StoreLink } from "./StoreLink.tsx";
import { list, storeSwitcher, summary } from "./StoreSwitcher.css.ts";
import { useDismissibleDetails } from "./focus.ts";

export interface StoreSwitcherProps {
  /** All store views to choose from, one of them `current`. */
  stores: readonly StoreViewLink[];
}

/**
 * Renders a menu of the shop's other countries, languages and currencies. Opens without JavaScript. It does not affect
 * the country of addresses, which their forms ask for.
 */
export function StoreSwitcher({ stores }: StoreSwitcherProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(ref);
  const current = stores.find((store) => store.current);
  return (
    // The visitor may have opened it before hydration.
    <details ref={ref} className={storeSwitcher} suppressHydrationWarning>
      <summary className={summary}>
        <Globe size={16} />
        <VisuallyHidden>
          <FormattedMessage id="ui.storeSwitcher.label" />
        </VisuallyHidden>
        {current && `${current.language}, ${current.currency}`}
        <ChevronDown size={16} />
      </summary>
      <ul className={list}>
        {stores.map((store) => (
          <li key={store.href}>
            <StoreLink {...store} />
          </li>
        ))}
      </ul>
    </details>
  );
}
