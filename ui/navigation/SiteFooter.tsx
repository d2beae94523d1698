import { FormattedMessage } from "react-intl";
import { Undo2 } from "../icons/Undo2.ts";
import { Link } from "../primitives/Link.tsx";
import { LegalLine, type LegalLineProps } from "./LegalLine.tsx";
import { Logo } from "./Logo.tsx";
import {
  about,
  columns as columnsStyle,
  fold,
  folded,
  foldedLinks,
  foldIcon,
  footer,
  hours,
  link,
  marks,
  marksTitle,
  open,
  phone,
  shop,
  termination,
  title,
  title as titleStyle,
  withdrawal,
  withdrawalText,
} from "./SiteFooter.css.ts";
import { Plus } from "../icons/Plus.ts";
import { ariaCurrent, type NavigationLink } from "./navigationLink.ts";

/** The shop's helpline. */
export interface Contact {
  /** The displayed number, such as "22 100 45 60". */
  readonly phone: string;
  /** The link to call it, such as "tel:+48221004560". */
  readonly phoneHref: `tel:${string}`;
  /** The hours in which calls are answered. */
  readonly hours: string;
}

export interface SiteFooterProps {
  /** The home page, linked from the logo. */
  homeHref: string;
  /** The columns of links, such as "Help" and "About us". One without links is left out. */
  columns: readonly FooterColumnProps[];
  /** The helpline. */
  contact?: Contact;
  /** The page to withdraw from a contract, linked on every page and usable without an account (directive 2023/2673). */
  withdrawalHref?: string;
  /**
   * The page that ends running contracts, linked on every page and usable without an account, where the law asks for it
   * (§ 312k BGB).
   */
  terminationHref?: string;
  /** The names of the accepted payment methods. */
  payments: readonly string[];
  /** The names of the carriers. */
  deliveries: readonly string[];
  /** The last line: copyright and legal links. */
  legal: LegalLineProps;
}

/** Lists names with dots. A line breaks only after a dot, never within a name. */
const listOf = (names: readonly string[]) => names.map((name) => name.replaceAll(" ", "\u00A0")).join("\u00A0· ");

/**
 * Renders the footer of every page but the checkout, which has `FocusedFooter`: links, withdrawal from and end of contracts,
 * payment methods, carriers and legal information.
 */
export function SiteFooter({
  homeHref,
  columns,
  contact,
  withdrawalHref,
  terminationHref,
  payments,
  deliveries,
  legal,
}: SiteFooterProps) {
  return (
    <footer className={footer}>
      <div className={columnsStyle}>
        <div className={shop}>
          <Logo href={homeHref} />
          <p className={about}>
            <FormattedMessage id="ui.siteFooter.about" />
          </p>
          {contact && (
            <p>
              <a className={phone} href={contact.phoneHref}>
                {contact.phone}
              </a>
              <br />
              <span className={hours}>{contact.hours}</span>
            </p>
          )}
        </div>
        {columns
          .filter(({ links }) => links.length > 0)
          .map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        {withdrawalHref === undefined ? null : (
          <div className={withdrawal}>
            <h2 className={title}>
              <FormattedMessage id="ui.siteFooter.withdrawal" />
            </h2>
            <p className={withdrawalText}>
              <FormattedMessage id="ui.siteFooter.withdrawalText" />
            </p>
            <Link variant="line" size="compact" href={withdrawalHref}>
              <Undo2 size={20} />
              <FormattedMessage id="ui.siteFooter.withdraw" />
            </Link>
            {terminationHref !== undefined && (
              <p className={termination}>
                <Link variant="line" size="compact" href={terminationHref}>
                  <FormattedMessage id="ui.siteFooter.terminate" />
                </Link>
              </p>
            )}
          </div>
        )}
      </div>
      {payments.length + deliveries.length > 0 && (
        <div className={marks}>
          {payments.length > 0 && (
            <p>
              <b className={marksTitle}>
                <FormattedMessage id="ui.siteFooter.payment" />
              </b>
              {listOf(payments)}
            </p>
          )}
          {deliveries.length > 0 && (
            <p>
              <b className={marksTitle}>
                <FormattedMessage id="ui.siteFooter.delivery" />
              </b>
              {listOf(deliveries)}
            </p>
          )}
        </div>
      )}
      <LegalLine {...legal} />
    </footer>
  );
}

/** A titled column of links. */
export interface FooterColumnProps {
  /** The heading of the column. */
  title: string;
  /** The links, in display order. */
  links: readonly NavigationLink[];
}

/** Renders one column of links. On phones it is collapsed under its title, and opens without JavaScript. */
function FooterColumn({ title, links }: FooterColumnProps) {
  const items = links.map((entry) => (
    <li key={entry.href}>
      <a className={link} href={entry.href} aria-current={ariaCurrent(entry)}>
        {entry.label}
      </a>
    </li>
  ));
  return (
    <>
      <div className={open}>
        <h2 className={titleStyle}>{title}</h2>
        <ul>{items}</ul>
      </div>
      <details className={folded} suppressHydrationWarning>
        <summary className={fold}>
          {title}
          <Plus className={foldIcon} size={16} />
        </summary>
        <ul className={foldedLinks}>{items}</ul>
      </details>
    </>
  );
}
