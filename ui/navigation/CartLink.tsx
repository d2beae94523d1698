import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { ShoppingBag } from "../icons/ShoppingBag.ts";
import { IconButton } from "../primitives/IconButton.tsx";

export interface CartLinkProps {
  href: string;
  /** Pieces in the cart; null as long as the browser has not looked, such as on the server. */
  count: number | null;
  /** Shows the cart in place; `preventDefault` then keeps the link from being followed. */
  onClick?: (event: MouseEvent) => void;
}

/** The way to the cart, with the count of what lies in it. */
export function CartLink({ href, count, onClick }: CartLinkProps) {
  const intl = useIntl();
  const label =
    count === null
      ? intl.formatMessage({ id: "ui.cartLink.name" })
      : intl.formatMessage({ id: "ui.cartLink.nameWithCount" }, { count });
  return <IconButton icon={ShoppingBag} href={href} label={label} count={count} onClick={onClick} />;
}
