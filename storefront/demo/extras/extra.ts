import type { Words } from "../texts/index.ts";
import type { CartonColor, GoodsForm } from "@dioptra/ui/eyewear";
import type { ProductKind } from "#domain/product/product.ts";

/** What is sold beside frames, contact lenses and care. */
export interface Extra {
  readonly sku: string;
  readonly kind: Extract<ProductKind, "spectacle-lenses" | "gift-cards" | "guides">;
  readonly form: Extract<GoodsForm, "lens-package" | "gift-card" | "guide">;
  /** What it is printed in. */
  readonly print: CartonColor;
  readonly names: Words;
  readonly slugs: Words;
  readonly about: Words;
  /** In złoty. */
  readonly price: number;
  /** Where it does not follow from the price in złoty. */
  readonly euros?: number;
}
