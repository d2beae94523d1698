import { isDeepStrictEqual } from "node:util";
import type { CatalogueRow } from "./catalogueRow.ts";

/** What says of which variant a row is. */
type Name = Pick<CatalogueRow, "product" | "sku">;

/** What of a row is other than it was, field by field; null where nothing is. What was not there before is new as a whole. */
export function changesOf(row: CatalogueRow, before: CatalogueRow | undefined): CatalogueRow | null {
  if (!before || before.product !== row.product) return row;
  const { product, sku, ...said } = row;
  const known = new Map(Object.entries(before));
  const changed = Object.entries(said).filter(([field, value]) => !isDeepStrictEqual(value, known.get(field)));
  const name: Name = { product, sku };
  return changed.length > 0 ? { ...name, ...Object.fromEntries(changed) } : null;
}
