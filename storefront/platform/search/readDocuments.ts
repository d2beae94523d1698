import type { WireProduct } from "#contract/catalog/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { readStock, variantIdsOf } from "../catalog/readStock.ts";
import type { Session } from "../kernel/database/database.ts";
import { productDocument } from "./productDocument.ts";

/** Products as the search service keeps them, in the order of the ids; what is not sold in the store view is left out. */
export async function readDocuments(
  session: Session,
  view: CatalogueView,
  ids: readonly number[],
  now: Date,
): Promise<readonly WireProduct[]> {
  const listed = await view.goods.products(session, ids);
  const leftOf = await readStock(session, [...new Set([...listed.values()].flatMap(variantIdsOf))]);
  return ids.flatMap((id) => {
    const own = listed.get(id);
    return own ? [productDocument(own, view, { leftOf, now })] : [];
  });
}
