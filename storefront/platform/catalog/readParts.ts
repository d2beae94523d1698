import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/queries/readRows.ts";
import { variants } from "./tables/catalog.ts";
import { bundleOptions, productParts } from "./tables/parts.ts";
import type { ListedPart, ListedProduct } from "./listedProduct.ts";
import { readSold } from "./readSold.ts";

type Parts = Pick<ListedProduct, "parts" | "options">;

/** What bundles and groups among some products are made of in a store view, by the id of the product; nothing for all others. */
export type PartsOf = (store: StoreView, productId: number) => Parts;

export async function readParts(
  session: Session,
  stores: readonly StoreView[],
  ids: readonly number[],
): Promise<PartsOf> {
  const rows = await readRows(session, productParts, isOneOf(productParts.productId, ids), [productParts.position]);
  if (rows.length === 0) return () => ({ parts: [], options: [] });
  const variantIds = rows.map(({ variantId }) => variantId);
  const made = await readRows(session, variants, isOneOf(variants.id, variantIds));
  const sold = await readSold(session, stores, [...new Set(made.map(({ productId }) => productId))]);
  const options = await readRows(session, bundleOptions, isOneOf(bundleOptions.productId, ids), [
    bundleOptions.position,
  ]);
  const optionsOf = Map.groupBy(options, ({ productId }) => productId);
  const partsIn = new Map(
    stores.map(({ code }) => {
      const variantOf = new Map(
        (sold.get(code) ?? []).flatMap(({ product, text, listings }) =>
          listings.map((listing) => [listing.variant.id, { product, text, ...listing }] as const),
        ),
      );
      const parts = rows.flatMap((part): ListedPart[] => {
        const listed = variantOf.get(part.variantId);
        return listed ? [{ part, listed }] : [];
      });
      return [code, Map.groupBy(parts, ({ part }) => part.productId)] as const;
    }),
  );
  return ({ code }, productId) => ({
    parts: partsIn.get(code)?.get(productId) ?? [],
    options: optionsOf.get(productId) ?? [],
  });
}
