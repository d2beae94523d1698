/** What somebody says of a product (docs/specification/products.md#product-32). */
export interface Review {
  readonly id: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly createdAt: Date;
  /** From somebody who bought the product in this shop, made up to show what reviews look like, or nobody knows. */
  readonly origin: "buyer" | "sample" | "unknown";
}

/** What the reviews of a product come to. */
export interface Rating {
  /** 1 to 5, to a tenth. */
  readonly average: number;
  readonly count: number;
}

/** Why somebody may not write a review; null when they may (docs/specification/products.md#product-33). */
export type ReviewRefusal = "not-bought" | "already-reviewed";

export interface Acquaintance {
  /** An order with it was shipped or is complete. */
  readonly hasBought: boolean;
  readonly hasReviewed: boolean;
}

/** Whoever bought a product may say once what they think of it. */
export const reviewRefusal = ({ hasBought, hasReviewed }: Acquaintance): ReviewRefusal | null =>
  hasReviewed ? "already-reviewed" : hasBought ? null : "not-bought";
