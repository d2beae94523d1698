import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { User } from "../icons/User.ts";
import { IconButton } from "../primitives/IconButton.tsx";

export interface AccountLinkProps {
  /** The account, or where one logs in. */
  href: string;
  /** The customer who is logged in; null for a guest and while it is unknown. */
  name: string | null;
  /** Asks for the log-in in place; `preventDefault` then keeps the link from being followed. */
  onClick?: (event: MouseEvent) => void;
}

/** The way to one's account, or to log in; one of `SiteHeader`'s `tools`. */
export function AccountLink({ href, name, onClick }: AccountLinkProps) {
  const intl = useIntl();
  const label =
    name === null
      ? intl.formatMessage({ id: "ui.accountLink.guest" })
      : intl.formatMessage({ id: "ui.accountLink.named" }, { name });
  return <IconButton icon={User} href={href} label={label} onClick={onClick} />;
}
