import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { Heart } from "../icons/Heart.ts";
import { IconButton } from "../primitives/IconButton.tsx";

export interface WishlistLinkProps {
  /** The page of the wishlist. */
  href: string;
  /** The number of products on the wishlist; null until the browser has read it, and on the server. */
  count: number | null;
  /** Called on click, such as to open the wishlist in a drawer; `preventDefault` then stops the navigation. */
  onClick?: (event: MouseEvent) => void;
}

/** Renders the link to the wishlist, with its count; one of `SiteHeader`'s `tools`. */
export function WishlistLink({ href, count, onClick }: WishlistLinkProps) {
  const intl = useIntl();
  const label =
    count === null
      ? intl.formatMessage({ id: "ui.wishlistLink.name" })
      : intl.formatMessage({ id: "ui.wishlistLink.nameWithCount" }, { count });
  return <IconButton icon={Heart} href={href} label={label} count={count} onClick={onClick} />;
}
