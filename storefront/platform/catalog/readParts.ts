import { asc } from "drizzle-orm";
import type { Session } from "../database/database.ts";
import { bundleOptions, productParts } from "../database/schema/index.ts";
import type { ListedPart, ListedProduct } from "./listedProduct.ts";

type Parts = Pick<ListedProduct, "parts" | "options">;

/** What bundles and groups are made of, by the id of the product; nothing for all others. */
export async function readParts(
  session: Session,
  sold: readonly Pick<ListedProduct, "product" | "text" | "listings">[],
): Promise<(productId: number) => Parts> {
  const variantOf = new Map(
    sold.flatMap(({ product, text, listings }) =>
      listings.map((listing) => [listing.variant.id, { product, text, ...listing }] as const),
    ),
  );
  const rows = await session.select().from(productParts).orderBy(asc(productParts.position));
  const parts = rows.flatMap((part): ListedPart[] => {
    const listed = variantOf.get(part.variantId);
    return listed ? [{ part, listed }] : [];
  });
  const partsOf = Map.groupBy(parts, ({ part }) => part.productId);
  const optionsOf = Map.groupBy(
    await session.select().from(bundleOptions).orderBy(asc(bundleOptions.position)),
    ({ productId }) => productId,
  );
  return (productId) => ({ parts: partsOf.get(productId) ?? [], options: optionsOf.get(productId) ?? [] });
}
