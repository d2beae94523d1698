import { readKind } from "#contract/catalog/product.ts";
import type { ProductKind } from "#domain/product/product.ts";
import type { ListedVariant } from "./listedProduct.ts";

/** What kind of thing is bought: it decides how it is ordered, and what a coupon applies to. */
export const kindOf = ({ product }: Pick<ListedVariant, "product">): ProductKind | null =>
  readKind(product.attributes["type"]);
