import type { MouseEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../primitives/Link.tsx";
import { leadsElsewhere } from "./leadsElsewhere.ts";
import { share } from "./WishlistPanel.css.ts";

export interface WishlistShareProps {
  /** An address that shows others the same list; left out, it cannot be shared. */
  shareHref?: string;
  /** Told of a plain click, instead of following the link: it may be copied, or given to the device to share. */
  onShare?: () => void;
  /** Whether it has just been copied. @default "no" */
  copied?: "yes" | "no";
}

/** A link to a wishlist, to be sent to somebody. */
export function WishlistShare({ shareHref, onShare, copied = "no" }: WishlistShareProps) {
  if (shareHref === undefined) return null;
  const take = (event: MouseEvent) => {
    if (!onShare || leadsElsewhere(event)) return;
    event.preventDefault();
    onShare();
  };
  return (
    <div className={share}>
      <Link href={shareHref} onClick={take}>
        <FormattedMessage id="ui.wishlistPanel.share" />
      </Link>
      <output>{copied === "yes" && <FormattedMessage id="ui.wishlistPanel.shared" />}</output>
    </div>
  );
}
