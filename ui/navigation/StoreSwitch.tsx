import { ChevronDown, Globe } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { list, store, storeSwitch, summary } from "./StoreSwitch.css.ts";
import { useDismissal } from "./useDismissal.ts";

export interface StoreSwitchProps {
  /** The store view that is shown, in its own language, such as "Polski, PLN". */
  current: string;
  /** The other store views, each named in its own language; `lang` is a BCP 47 tag. */
  others: readonly { readonly label: string; readonly href: string; readonly lang: string }[];
}

/** Leads to the other languages and currencies of the shop; opens without JavaScript. */
export function StoreSwitch({ current, others }: StoreSwitchProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissal(ref);
  return (
    // The visitor may have opened it before hydration.
    <details ref={ref} className={storeSwitch} suppressHydrationWarning>
      <summary className={summary}>
        <Globe size={16} strokeWidth={1.5} aria-hidden="true" />
        <VisuallyHidden>
          <FormattedMessage id="ui.storeSwitch.label" />
        </VisuallyHidden>
        {current}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <ul className={list}>
        {others.map(({ label, href, lang }) => (
          <li key={href}>
            <a className={store} href={href} hrefLang={lang} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
