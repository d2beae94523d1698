import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { User } from "../icons/User.ts";
import { IconButton } from "../primitives/IconButton.tsx";

export interface AccountLinkProps {
  /** The account page, or the login page for guests. */
  href: string;
  /** The name of the logged-in customer; null for a guest and while unknown. */
  name: string | null;
  /** Whether a customer is logged in, also while the name is not known yet. @default whether `name` is known */
  loggedIn?: boolean;
  /** Called on click, such as to open the login in a dialog; `preventDefault` then stops the navigation. */
  onClick?: (event: MouseEvent) => void;
}

/** Renders the link to the account or the login; one of `SiteHeader`'s `tools`. */
export function AccountLink({ href, name, loggedIn = name !== null, onClick }: AccountLinkProps) {
  const intl = useIntl();
  const state = name === null ? (loggedIn ? "unnamed" : "guest") : "named";
  const label = intl.formatMessage({ id: `ui.accountLink.${state}` }, { name });
  // Emoji and letters outside of the basic plane stay whole.
  const [initial = null] = name ?? "";
  return <IconButton icon={User} href={href} label={label} count={initial} onClick={onClick} />;
}
