import { Check } from "../icons/Check.ts";
import type { StoreViewLink } from "./navigationLink.ts";
import { mark, storeLink, words } from "./StoreLink.css.ts";
import { useIntl } from "react-intl";
import { group } from "./SiteMenu.css.ts";

/** Renders a link to a store view; the current one is marked. */
export function StoreLink({ language, country, currency, href, lang, current = false }: StoreViewLink) {
  return (
    <a className={storeLink} href={href} hrefLang={lang} lang={lang} aria-current={current || undefined}>
      <span className={words}>
        {language}, {currency} <small>{country}</small>
      </span>
      {current && <Check className={mark} size={16} />}
    </a>
  );
}

/** Renders the shop's other languages and countries at the bottom of a menu; nothing if there are none. */
export function MenuStores({ stores }: { stores: readonly StoreViewLink[] }) {
  const intl = useIntl();
  if (stores.length === 0) return null;
  return (
    <ul className={group} aria-label={intl.formatMessage({ id: "ui.storeSwitcher.label" })}>
      {stores.map((store) => (
        <li key={store.href}>
          <StoreLink {...store} />
        </li>
      ))}
    </ul>
  );
}
