import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { ShoppingBag } from "../icons/ShoppingBag.ts";
import { IconButton } from "../primitives/IconButton.tsx";

export interface CartLinkProps {
  /** The cart page. */
  href: string;
  /** The number of pieces in the cart; null until the browser has read it, and on the server. */
  count: number | null;
  /** Called on click, such as to open the cart in a drawer; `preventDefault` then stops the navigation. */
  onClick?: (event: MouseEvent) => void;
}

/** Renders the link to the cart, with the number of pieces. */
export function CartLink({ href, count, onClick }: CartLinkProps) {
  const intl = useIntl();
  const label =
    count === null
      ? intl.formatMessage({ id: "ui.cartLink.name" })
      : intl.formatMessage({ id: "ui.cartLink.nameWithCount" }, { count });
  return <IconButton icon={ShoppingBag} href={href} label={label} count={count} onClick={onClick} />;
}
