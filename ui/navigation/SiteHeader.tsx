import { Truck, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CartLink, type CartLinkProps } from "./CartLink.tsx";
import { Logo } from "./Logo.tsx";
import { ariaCurrent, type NavigationLink } from "./navigationLink.ts";
import {
  header,
  navigation as navigationStyle,
  navigationLink,
  navigationList,
  promise,
  row,
  tools as toolsStyle,
  utility,
  utilityLink,
  utilityLinks,
  utilityRow,
} from "./SiteHeader.css.ts";
import { SiteMenu } from "./SiteMenu.tsx";
import { StoreSwitch, type StoreSwitchProps } from "./StoreSwitch.tsx";

export interface SiteHeaderProps {
  homeHref: string;
  navigation: readonly NavigationLink[];
  /** Quiet links beside the store switch, such as salons and order status. */
  links: readonly NavigationLink[];
  /** What the shop promises to everybody; working days until the door, days to send back. */
  promises?: { readonly deliveryDays: number; readonly returnDays: number };
  stores?: StoreSwitchProps;
  cart: CartLinkProps;
  /** More ways in before the cart, each 44 px wide, such as search, account and wishlist. */
  tools?: ReactNode;
}

/** The head of every page but the checkout. */
export function SiteHeader({ homeHref, navigation, links, promises, stores, cart, tools }: SiteHeaderProps) {
  const intl = useIntl();
  const hasMenu = navigation.length > 0 || links.length > 0 || (stores?.others.length ?? 0) > 0;
  return (
    <header>
      <div className={utility}>
        <div className={utilityRow}>
          {promises && (
            <>
              <span className={promise}>
                <Truck size={16} strokeWidth={1.5} aria-hidden="true" />
                <FormattedMessage id="ui.siteHeader.delivery" values={{ days: promises.deliveryDays }} />
              </span>
              <span className={promise}>
                <Undo2 size={16} strokeWidth={1.5} aria-hidden="true" />
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
            {stores && <StoreSwitch {...stores} />}
          </div>
        </div>
      </div>
      <div className={header}>
        <div className={row}>
          {hasMenu && <SiteMenu navigation={navigation} links={links} stores={stores?.others ?? []} />}
          <Logo href={homeHref} />
          {navigation.length > 0 && (
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
          )}
          <div className={toolsStyle}>
            {tools}
            <CartLink {...cart} />
          </div>
        </div>
      </div>
    </header>
  );
}
