import { type MouseEvent, useRef } from "react";
import { useIntl } from "react-intl";
import { Menu } from "../icons/Menu.ts";
import { X } from "../icons/X.ts";
import { ariaCurrent, type NavigationLink, type StoreViewLink } from "./navigationLink.ts";
import { group, link, menu, opener, openerIcon, panel } from "./SiteMenu.css.ts";
import { MenuStores } from "./StoreLink.tsx";
import { useDismissibleDetails } from "./focus.ts";

export interface SiteMenuProps {
  /** The main navigation, one level. */
  navigation: readonly NavigationLink[];
  /** The links of the utility row, which is hidden on narrow screens. */
  links: readonly NavigationLink[];
  /** All store views to choose from. */
  stores: readonly StoreViewLink[];
  /** Called when the menu opens; `preventDefault` keeps it closed, to open another such as `SidebarMenu`. */
  onOpen?: ((event: MouseEvent) => void) | undefined;
}

/**
 * Renders the navigation behind one button, below the desktop breakpoint. Opens without JavaScript. It has one level;
 * for subcategories, use `SidebarMenu`.
 */
export function SiteMenu({ navigation, links, stores, onOpen }: SiteMenuProps) {
  const intl = useIntl();
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(ref);
  return (
    // The visitor may have opened it before hydration.
    <details ref={ref} className={menu} suppressHydrationWarning>
      <summary className={opener} aria-label={intl.formatMessage({ id: "ui.siteMenu.label" })} onClick={onOpen}>
        <Menu className={openerIcon({ menu: "closed" })} size={20} />
        <X className={openerIcon({ menu: "open" })} size={20} />
      </summary>
      <nav className={panel} aria-label={intl.formatMessage({ id: "ui.siteHeader.navigation" })}>
        {navigation.length > 0 && (
          <ul className={group}>
            {navigation.map((entry) => (
              <li key={entry.href}>
                <a
                  className={link({ rank: "main", tone: entry.tone })}
                  href={entry.href}
                  aria-current={ariaCurrent(entry)}
                >
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {links.length > 0 && (
          <ul className={group}>
            {links.map((entry) => (
              <li key={entry.href}>
                <a className={link({ rank: "second" })} href={entry.href} aria-current={ariaCurrent(entry)}>
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <MenuStores stores={stores} />
      </nav>
    </details>
  );
}
