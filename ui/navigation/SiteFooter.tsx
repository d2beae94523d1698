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
  title,
  title as titleStyle,
  withdrawal,
  withdrawalText,
} from "./SiteFooter.css.ts";
import { Plus } from "../icons/Plus.ts";
import { ariaCurrent, type NavigationLink } from "./navigationLink.ts";

export interface Contact {
  /** As it is read, such as "22 100 45 60". */
  readonly phone: string;
  /** As it is dialled, such as "tel:+48221004560". */
  readonly phoneHref: `tel:${string}`;
  /** When somebody answers. */
  readonly hours: string;
}

export interface SiteFooterProps {
  homeHref: string;
  columns: readonly FooterColumnProps[];
  contact?: Contact;
  /** Where a shopper withdraws from a contract, on every page and without an account (directive 2023/2673). */
  withdrawalHref?: string;
  /** What can be paid with, by name. */
  payments: readonly string[];
  /** Who delivers, by name. */
  deliveries: readonly string[];
  legal: LegalLineProps;
}

/**
 * The foot of every page but the checkout, which has `FocusedFooter`: the rest of the shop, the way out of a contract, how
 * to pay and who delivers, and what the law wants on every page.
 */
export function SiteFooter({
  homeHref,
  columns,
  contact,
  withdrawalHref,
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
        {columns.map((column) => (
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
              {payments.join(" · ")}
            </p>
          )}
          {deliveries.length > 0 && (
            <p>
              <b className={marksTitle}>
                <FormattedMessage id="ui.siteFooter.delivery" />
              </b>
              {deliveries.join(" · ")}
            </p>
          )}
        </div>
      )}
      <LegalLine {...legal} />
    </footer>
  );
}

export interface FooterColumnProps {
  title: string;
  links: readonly NavigationLink[];
}

/** One column of links; on phones it is folded up under its title, and opens without JavaScript. */
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
