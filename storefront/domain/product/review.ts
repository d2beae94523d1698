/** What the author of a review writes. */
export interface ReviewText {
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
}

/** A review of a product (docs/specification/products.md#product-32). */
export interface Review extends ReviewText {
  readonly id: number;
  /** The sku of the product's page; null if the platform does not say. */
  readonly sku: string | null;
  readonly createdAt: Date;
  /** Whether the author bought the product in this shop, the review is a sample, or neither is known. */
  readonly origin: "buyer" | "sample" | "unknown";
}

/** A customer's own review, which the staff may not have read yet. */
export interface OwnReview extends Omit<Review, "origin" | "sku"> {
  /** The sku of the product's page. */
  readonly sku: string;
  /** Whether it waits to be read by the staff, is shown to everybody, or was refused. */
  readonly status: "submitted" | "approved" | "refused";
}

/** A product that a customer has received and may review. */
export interface ReviewableProduct {
  readonly productId: number;
  /** The sku of the product's page. */
  readonly sku: string;
}

/** What a customer has reviewed and may review, each with the newest first. */
export interface OwnReviews {
  readonly written: readonly OwnReview[];
  readonly waiting: readonly ReviewableProduct[];
}

/** Summary of a product's reviews. */
export interface Rating {
  /** 1 to 5, with one decimal. */
  readonly average: number;
  readonly count: number;
}

/** Why a customer may not review a product (docs/specification/products.md#product-33). */
export type ReviewRefusal = "not-bought" | "already-reviewed";

/** A customer's history with a product. */
export interface ReviewerHistory {
  /** Whether an order with the product was shipped or completed. */
  readonly hasBought: boolean;
  readonly hasReviewed: boolean;
}

/** Returns why a customer may not review a product; null when they may. A buyer may review it once. */
export const reviewRefusal = ({ hasBought, hasReviewed }: ReviewerHistory): ReviewRefusal | null =>
  hasReviewed ? "already-reviewed" : hasBought ? null : "not-bought";
