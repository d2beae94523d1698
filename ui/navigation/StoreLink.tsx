import { Check } from "../icons/Check.ts";
import type { StoreFront } from "./navigationLink.ts";
import { mark, storeLink, words } from "./StoreLink.css.ts";
import { useIntl } from "react-intl";
import { group } from "./SiteMenu.css.ts";

/** Leads to a store view; the one that is shown has a mark. */
export function StoreLink({ language, country, currency, href, lang, current = false }: StoreFront) {
  return (
    <a className={storeLink} href={href} hrefLang={lang} lang={lang} aria-current={current || undefined}>
      <span className={words}>
        {language}, {currency} <small>{country}</small>
      </span>
      {current && <Check className={mark} size={16} />}
    </a>
  );
}

/** The shop's other languages and countries, at the foot of a menu; nothing where there are none. */
export function MenuStores({ stores }: { stores: readonly StoreFront[] }) {
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
