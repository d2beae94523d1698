import type {
  categoryProducts,
  priceHistory,
  prices,
  products,
  productTexts,
  variants,
} from "../database/schema/index.ts";

/** A variant with all that is known of it in one store view, but for what is left of it. */
export interface Listing {
  readonly variant: typeof variants.$inferSelect;
  readonly price: typeof prices.$inferSelect;
  readonly history: readonly (typeof priceHistory.$inferSelect)[];
}

/** A product as one store view sells it. */
export interface ListedProduct {
  readonly product: typeof products.$inferSelect;
  readonly text: typeof productTexts.$inferSelect;
  /** At least one: what has no price here is not sold here. */
  readonly listings: readonly Listing[];
  /** The categories that it was put into. */
  readonly places: readonly (typeof categoryProducts.$inferSelect)[];
}
