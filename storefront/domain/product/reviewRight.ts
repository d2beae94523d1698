/** Why somebody may not write a review; null when they may (specification, section 5: a review requires having bought the product). */
export type ReviewRefusal = "not-bought" | "already-reviewed";

export interface Acquaintance {
  /** An order with it was shipped or is complete. */
  readonly hasBought: boolean;
  readonly hasReviewed: boolean;
}

/** Whoever bought a product may say once what they think of it. */
export const reviewRefusal = ({ hasBought, hasReviewed }: Acquaintance): ReviewRefusal | null =>
  hasReviewed ? "already-reviewed" : hasBought ? null : "not-bought";
