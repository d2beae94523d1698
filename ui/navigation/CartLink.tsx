import { ShoppingBag } from "lucide-react";
import { useIntl } from "react-intl";
import { bubble, cartLink } from "./CartLink.css.ts";

export interface CartLinkProps {
  href: string;
  /** Pieces in the cart; null as long as the browser has not looked, such as on the server. */
  count: number | null;
}

/** The way to the cart, with the count of what lies in it. */
export function CartLink({ href, count }: CartLinkProps) {
  const intl = useIntl();
  const name =
    count === null
      ? intl.formatMessage({ id: "ui.cartLink.name" })
      : intl.formatMessage({ id: "ui.cartLink.nameWithCount" }, { count });
  return (
    <a className={cartLink} href={href} aria-label={name}>
      <ShoppingBag size={20} strokeWidth={1.5} aria-hidden="true" />
      {count ? <span className={bubble}>{count}</span> : null}
    </a>
  );
}
