import { type WrittenPart, writeParts as writePartsOf } from "#platform/catalog/writeParts.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import type { ProductRows } from "./catalogueRows.ts";
import type { SeedPart } from "./product.ts";

/** The ids that the database gave, by sku. */
type Ids = ReadonlyMap<string, number>;

const idIn = (ids: Ids, sku: string): number => {
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`${sku} was not written.`);
  return id;
};

/** Writes the contents of bundles and groups. */
export async function writeParts(
  session: Session,
  models: readonly ProductRows[],
  { productIds, variantIds }: { readonly productIds: Ids; readonly variantIds: Ids },
): Promise<void> {
  const written = (parts: readonly SeedPart[]): readonly WrittenPart[] =>
    parts.map(({ sku, quantity }) => ({ variantId: idIn(variantIds, sku), quantity }));
  for (const { sku, parts } of models) {
    if (!parts) continue;
    const contents =
      "members" in parts
        ? { members: written(parts.members) }
        : {
            options: parts.options.map(({ code, labels, isRequired, parts: own }) => ({
              code,
              labels,
              required: isRequired,
              parts: written(own),
            })),
          };
    await writePartsOf(session, idIn(productIds, sku), contents);
  }
}
