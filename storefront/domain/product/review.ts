/** A review of a product (docs/specification/products.md#product-32). */
export interface Review {
  readonly id: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly createdAt: Date;
  /** Whether the author bought the product in this shop, the review is a sample, or neither is known. */
  readonly origin: "buyer" | "sample" | "unknown";
}

/** What the reviews of a product come to. */
export interface Rating {
  /** 1 to 5, to a tenth. */
  readonly average: number;
  readonly count: number;
}

/** Why a customer may not write a review; null when they may (docs/specification/products.md#product-33). */
export type ReviewRefusal = "not-bought" | "already-reviewed";

export interface Acquaintance {
  /** An order with it was shipped or is complete. */
  readonly hasBought: boolean;
  readonly hasReviewed: boolean;
}

/** A buyer may review a product once. */
export const reviewRefusal = ({ hasBought, hasReviewed }: Acquaintance): ReviewRefusal | null =>
  hasReviewed ? "already-reviewed" : hasBought ? null : "not-bought";
