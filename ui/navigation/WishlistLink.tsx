import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { Heart } from "../icons/Heart.ts";
import { IconButton } from "../primitives/IconButton.tsx";

export interface WishlistLinkProps {
  href: string;
  /** Products kept; null as long as the browser has not looked, such as on the server. */
  count: number | null;
  /** Shows them in place; `preventDefault` then keeps the link from being followed. */
  onClick?: (event: MouseEvent) => void;
}

/** The way to what was kept for later, with its count; one of `SiteHeader`'s `tools`. */
export function WishlistLink({ href, count, onClick }: WishlistLinkProps) {
  const intl = useIntl();
  const label =
    count === null
      ? intl.formatMessage({ id: "ui.wishlistLink.name" })
      : intl.formatMessage({ id: "ui.wishlistLink.nameWithCount" }, { count });
  return <IconButton icon={Heart} href={href} label={label} count={count} onClick={onClick} />;
}
