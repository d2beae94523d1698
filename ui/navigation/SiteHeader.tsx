import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Search } from "../icons/Search.ts";
import { Truck } from "../icons/Truck.ts";
import { Undo2 } from "../icons/Undo2.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import { CartLink, type CartLinkProps } from "./CartLink.tsx";
import { Logo } from "./Logo.tsx";
import { ariaCurrent, type NavigationLink, type StoreFront } from "./navigationLink.ts";
import {
  end,
  header,
  navigation as navigationStyle,
  navigationLink,
  navigationList,
  promise,
  row,
  searchField,
  searchLink,
  tools as toolsStyle,
  utility,
  utilityLink,
  utilityLinks,
  utilityRow,
} from "./SiteHeader.css.ts";
import { SiteMenu } from "./SiteMenu.tsx";
import { StoreSwitcher } from "./StoreSwitcher.tsx";

export interface SiteHeaderProps {
  homeHref: string;
  navigation: readonly NavigationLink[];
  /** Stands from the desktop on in place of `navigation`, where entries have entries below them: a `MegaMenu`. */
  menu?: ReactNode;
  /** The menu of narrow screens is asked for; with `preventDefault` another opens in its place, such as `SidebarMenu`. */
  onMenu?: (event: MouseEvent) => void;
  /** Quiet links beside the store switch, such as salons and order status. */
  links: readonly NavigationLink[];
  /** What the shop promises to everybody; working days until the door, days to send back. */
  promises?: { readonly deliveryDays: number; readonly returnDays: number };
  /** All store views that can be chosen, one of them `current`; one alone is no choice. */
  stores?: readonly StoreFront[];
  search?: {
    /** A `SearchField`, where there is room for it. */
    readonly field: ReactNode;
    /** Without a search field, an icon leads to the page of results, or with `preventDefault` opens a dialog. */
    readonly href: string;
    readonly onClick?: (event: MouseEvent) => void;
  };
  cart: CartLinkProps;
  /** More ways in before the cart: `AccountLink`, `WishlistLink`. */
  tools?: ReactNode;
}

/**
 * The head of every page but the checkout, which has `FocusedHeader`. What opens from it (`MegaMenu`, `SidebarMenu`,
 * `SearchPanelDialog`, `Microcart`) is given or opened from outside, so that its code may come later than the page.
 */
export function SiteHeader({
  homeHref,
  navigation,
  menu,
  onMenu,
  links,
  promises,
  stores,
  search,
  cart,
  tools,
}: SiteHeaderProps) {
  const intl = useIntl();
  const choices = stores && stores.length > 1 ? stores : [];
  const hasUtility = promises !== undefined || links.length > 0 || choices.length > 0;
  const hasMenu = navigation.length > 0 || links.length > 0 || choices.length > 0;
  return (
    <header>
      {hasUtility && (
        <div className={utility}>
          <div className={utilityRow}>
            {promises && (
              <>
                <span className={promise}>
                  <Truck size={16} />
                  <FormattedMessage id="ui.siteHeader.delivery" values={{ days: promises.deliveryDays }} />
                </span>
                <span className={promise}>
                  <Undo2 size={16} />
                  <FormattedMessage id="ui.siteHeader.returns" values={{ days: promises.returnDays }} />
                </span>
              </>
            )}
            <div className={utilityLinks}>
              {links.map((entry) => (
                <a key={entry.href} className={utilityLink} href={entry.href} aria-current={ariaCurrent(entry)}>
                  {entry.label}
                </a>
              ))}
              {choices.length > 0 && <StoreSwitcher stores={choices} />}
            </div>
          </div>
        </div>
      )}
      <div className={header}>
        <div className={row}>
          {hasMenu && <SiteMenu navigation={navigation} links={links} stores={choices} onOpen={onMenu} />}
          <Logo href={homeHref} />
          {menu ??
            (navigation.length > 0 && (
              <nav className={navigationStyle} aria-label={intl.formatMessage({ id: "ui.siteHeader.navigation" })}>
                <ul className={navigationList}>
                  {navigation.map((entry) => (
                    <li key={entry.href}>
                      <a
                        className={navigationLink({ tone: entry.tone })}
                        href={entry.href}
                        aria-current={ariaCurrent(entry)}
                      >
                        {entry.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          <div className={end}>
            {search && <div className={searchField}>{search.field}</div>}
            <div className={toolsStyle}>
              {search && (
                <span className={searchLink}>
                  <IconButton
                    icon={Search}
                    href={search.href}
                    label={intl.formatMessage({ id: "ui.searchField.search" })}
                    onClick={search.onClick}
                  />
                </span>
              )}
              {tools}
              <CartLink {...cart} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
