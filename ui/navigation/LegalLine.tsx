import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { help, legalLine, legalLink } from "./LegalLine.css.ts";
import { ariaCurrent, type NavigationLink } from "./navigationLink.ts";

export interface LegalLineProps {
  /** The year of the copyright notice. */
  year: number;
  /** Links to the terms, the privacy policy and other legal pages. */
  links: readonly NavigationLink[];
  /** Content at the end of the line, such as the helpline. */
  children?: ReactNode;
}

/** Renders the last line of every page. */
export function LegalLine({ year, links, children }: LegalLineProps) {
  return (
    <div className={legalLine}>
      <span>
        © {year} <FormattedMessage id="ui.logo.name" />
      </span>
      {links.map((entry) => (
        <a key={entry.href} className={legalLink} href={entry.href} aria-current={ariaCurrent(entry)}>
          {entry.label}
        </a>
      ))}
      {children === undefined ? null : <span className={help}>{children}</span>}
    </div>
  );
}
