import { Check } from "../icons/Check.ts";
import type { StoreFront } from "./storeFront.ts";
import { mark, storeLink, words } from "./StoreLink.css.ts";

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
