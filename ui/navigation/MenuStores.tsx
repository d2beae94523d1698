import { useIntl } from "react-intl";
import { group } from "./SiteMenu.css.ts";
import type { StoreFront } from "./storeFront.ts";
import { StoreLink } from "./StoreLink.tsx";

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
