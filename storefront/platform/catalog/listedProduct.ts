import type { StoredPrice } from "./priceNow.ts";
import type { Rating } from "#domain/product/review.ts";
import type { priceHistory, prices, products, productTexts, variants } from "./tables/catalog.ts";
import type { categoryProducts } from "./tables/category.ts";
import type { bundleOptions, productParts } from "./tables/parts.ts";
import type { LinkType } from "./tables/productLink.ts";

/** A variant with all that is known of it in one store view, but for what is left of it. */
export interface Listing {
  readonly variant: typeof variants.$inferSelect;
  readonly price: typeof prices.$inferSelect & Pick<StoredPrice, "groupAmount">;
  readonly history: readonly (typeof priceHistory.$inferSelect)[];
}

/** A product that is shown with another. */
export interface ProductLink {
  readonly type: LinkType;
  readonly linked: Pick<typeof products.$inferSelect, "sku" | "typeId" | "status">;
  readonly position: number;
}

/** A variant with the product that it belongs to. */
export interface ListedVariant extends Listing, Pick<ListedProduct, "product" | "text"> {}

/** A variant in a bundle or a group. */
export interface ListedPart {
  readonly part: typeof productParts.$inferSelect;
  readonly listed: ListedVariant;
}

/** A product as one store view sells it. */
export interface ListedProduct {
  readonly product: typeof products.$inferSelect;
  readonly text: typeof productTexts.$inferSelect;
  /** At least one, but for what is made of parts: what has no price here is not sold here. */
  readonly listings: readonly Listing[];
  /** What a bundle or a group is made of, in the order shown; what is decided about a bundle. */
  readonly parts: readonly ListedPart[];
  readonly options: readonly (typeof bundleOptions.$inferSelect)[];
  /** The categories that it was put into. */
  readonly places: readonly (typeof categoryProducts.$inferSelect)[];
  /** What its reviews in the language of the store view come to; null without any. */
  readonly rating: Rating | null;
  /** What else is shown with it, in order. */
  readonly links: readonly ProductLink[];
}
