import { FormattedMessage } from "react-intl";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** The main part of the page, such as `#main`. */
  href: `#${string}`;
}

/** The first link of every page: lets the keyboard pass the header by. Seen only while it has focus. */
export function SkipLink({ href }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      <FormattedMessage id="ui.skipLink.label" />
    </a>
  );
}
