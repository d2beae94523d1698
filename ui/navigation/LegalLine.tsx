import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { help, legalLine, legalLink } from "./LegalLine.css.ts";
import { ariaCurrent, type NavigationLink } from "./navigationLink.ts";

export interface LegalLineProps {
  /** The year of the copyright. */
  year: number;
  /** Terms, privacy and what else the law wants on every page. */
  links: readonly NavigationLink[];
  /** At the end of the line, such as the help line. */
  children?: ReactNode;
}

/** The last line of every page. */
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
