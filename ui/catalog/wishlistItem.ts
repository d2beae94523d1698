import type { LineProduct } from "../product/ProductLine.tsx";

/** A product that somebody wished for. */
export interface WishlistItem extends LineProduct {
  /** Its sku, by which a wishlist knows it (docs/specification/catalogue.md#list-35). */
  readonly id: string;
  /** It can be put into the cart at once, has variants to choose from on its page, or cannot be had. */
  readonly buying: "at-once" | "choose" | "sold-out";
}
