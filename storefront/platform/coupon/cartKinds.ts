import { readKind } from "#contract/product.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { readLines } from "../cart/readLines.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { ListedVariant } from "../catalog/listedProduct.ts";
import type { Session } from "../database/database.ts";

/** What kind of thing is bought, which decides what a coupon applies to. */
export const kindOf = ({ product }: Pick<ListedVariant, "product">): ProductKind | null =>
  readKind(product.attributes["type"]);

/** The kinds of what lies in a cart. */
export async function cartKinds(session: Session, cartId: string, view: CatalogueView) {
  return (await readLines(session, cartId, view)).map(({ listed }) => kindOf(listed));
}
