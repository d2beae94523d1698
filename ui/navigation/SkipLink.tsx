import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** The id of the main content, such as `#main`. */
  href: `#${string}`;
  /** Where the link leads, such as "Przejdź do produktów". @default "Przejdź do treści" */
  children?: ReactNode;
}

/**
 * Renders the first link of every page, which lets keyboard users skip the header, or one that skips another part.
 * Visible only while focused.
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children ?? <FormattedMessage id="ui.skipLink.label" />}
    </a>
  );
}
