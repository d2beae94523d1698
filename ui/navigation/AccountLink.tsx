import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { User } from "../icons/User.ts";
import { IconButton } from "../primitives/IconButton.tsx";

export interface AccountLinkProps {
  /** The account page, or the login page for guests. */
  href: string;
  /** The name of the logged-in customer; null for a guest and while unknown. */
  name: string | null;
  /** Called on click, such as to open the login in a dialog; `preventDefault` then stops the navigation. */
  onClick?: (event: MouseEvent) => void;
}

/** Renders the link to the account or the login; one of `SiteHeader`'s `tools`. */
export function AccountLink({ href, name, onClick }: AccountLinkProps) {
  const intl = useIntl();
  const label =
    name === null
      ? intl.formatMessage({ id: "ui.accountLink.guest" })
      : intl.formatMessage({ id: "ui.accountLink.named" }, { name });
  return <IconButton icon={User} href={href} label={label} onClick={onClick} />;
}
