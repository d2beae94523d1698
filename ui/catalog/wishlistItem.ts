import type { ReactNode } from "react";
import type { PriceProps } from "../product/Price.tsx";

/** A product that somebody wished for. */
export interface WishlistItem {
  /** Its sku, by which a wishlist knows it (specification, section 5). */
  readonly id: string;
  /** Leads to its page, and names its buttons. */
  readonly name: string;
  /** What it is, in words: "Halny, panto". */
  readonly kind?: ReactNode;
  /** The temple mark of a frame. */
  readonly mark?: ReactNode;
  /** Its page. */
  readonly href: string;
  /** Laid on a square stage; decorative, since the name stands beside it. */
  readonly picture: ReactNode;
  /** With the lowest of 30 days, where it is reduced. */
  readonly price: PriceProps;
  /** It can be put into the cart at once, has variants to choose from on its page, or cannot be had. */
  readonly buying: "at-once" | "choose" | "sold-out";
}
