import type { ProductSummary } from "../catalog/productSummary.ts";
import type { Product } from "./product.ts";
import type { Review } from "./review.ts";

/** A product with what stands below it on its page. */
export interface ProductPage extends Product {
  /** What looks like it, the likest first. */
  readonly similar: readonly ProductSummary[];
  /** What is bought with it. */
  readonly related: readonly ProductSummary[];
  /** The newest of its reviews. */
  readonly reviews: readonly Review[];
}
