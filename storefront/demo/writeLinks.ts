import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { type LinkType, productLinks } from "#platform/catalog/tables/productLink.ts";
import { relatedTo } from "./links/relatedTo.ts";
import { similarTo } from "./links/similarTo.ts";
import type { SeedProduct } from "./product.ts";
import type { IdBySku } from "./writeCatalogue.ts";

/** Writes what else is shown with each product: the whole table, since nothing refers to its rows. */
export async function writeLinks(session: Session, products: readonly SeedProduct[], ids: IdBySku): Promise<void> {
  const rowsOf = (linkType: LinkType, links: ReadonlyMap<string, readonly string[]>) =>
    [...links].flatMap(([sku, linked]) =>
      linked.flatMap((linkedSku, position) => {
        const [productId, linkedProductId] = [ids.get(sku), ids.get(linkedSku)];
        return productId && linkedProductId ? [{ productId, linkType, linkedProductId, position }] : [];
      }),
    );
  await session.delete(productLinks);
  const rows = [...rowsOf("similar", similarTo(products)), ...rowsOf("related", relatedTo(products))];
  await writeRows(session, productLinks, rows);
}
