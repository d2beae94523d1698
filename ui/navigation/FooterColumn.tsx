import { Plus } from "../icons/Plus.ts";
import { ariaCurrent, type NavigationLink } from "./navigationLink.ts";
import { fold, folded, foldedLinks, foldIcon, link, open, title as titleStyle } from "./SiteFooter.css.ts";

export interface FooterColumnProps {
  title: string;
  links: readonly NavigationLink[];
}

/** One column of links; on phones it is folded up under its title, and opens without JavaScript. */
export function FooterColumn({ title, links }: FooterColumnProps) {
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
