import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Search } from "../icons/Search.ts";
import { Truck } from "../icons/Truck.ts";
import { Undo2 } from "../icons/Undo2.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import { CartLink, type CartLinkProps } from "./CartLink.tsx";
import { Logo } from "./Logo.tsx";
import { ariaCurrent, type NavigationLink, type StoreViewLink } from "./navigationLink.ts";
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
  /** The home page, linked from the logo. */
  homeHref: string;
  /** The main navigation, one level. */
  navigation: readonly NavigationLink[];
  /** Replaces `navigation` from the desktop breakpoint on, where entries have subentries: a `MegaMenu`. */
  menu?: ReactNode;
  /**
   * Called when the menu of narrow screens opens; `preventDefault` keeps it closed, to open another such as
   * `SidebarMenu`.
   */
  onMenu?: (event: MouseEvent) => void;
  /** Secondary links beside the store switcher, such as salons and order status. */
  links: readonly NavigationLink[];
  /** The shop's general promises: working days until delivery, and days to return. */
  promises?: { readonly deliveryDays: number; readonly returnDays: number };
  /** All store views to choose from, one of them `current`; a single one is not shown. */
  stores?: readonly StoreViewLink[];
  /** The search; left out, the header has none. */
  search?: {
    /** A `SearchField`, shown where there is room for it. */
    readonly field: ReactNode;
    /**
     * The results page, which an icon links to where there is no room for the field. With `preventDefault` in
     * `onClick`, a dialog can open instead.
     */
    readonly href: string;
    /** Called on a click on the icon. */
    readonly onClick?: (event: MouseEvent) => void;
  };
  /** The link to the cart. */
  cart: CartLinkProps;
  /** More links before the cart: `AccountLink`, `WishlistLink`. */
  tools?: ReactNode;
}

/**
 * Renders the header of every page but the checkout, which has `FocusedHeader`. The overlays it opens (`MegaMenu`,
 * `SidebarMenu`, `SearchPanelDialog`, `Microcart`) are passed in or opened by the page, so that their code can be
 * loaded later.
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
  const storeChoices = stores && stores.length > 1 ? stores : [];
  const hasUtility = promises !== undefined || links.length > 0 || storeChoices.length > 0;
  const hasMenu = navigation.length > 0 || links.length > 0 || storeChoices.length > 0;
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
              {storeChoices.length > 0 && <StoreSwitcher stores={storeChoices} />}
            </div>
          </div>
        </div>
      )}
      <div className={header}>
        <div className={row}>
          {hasMenu && <SiteMenu navigation={navigation} links={links} stores={storeChoices} onOpen={onMenu} />}
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
