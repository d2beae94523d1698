import { eq, notInArray, sql } from "drizzle-orm";
import type { Session } from "#platform/kernel/database/database.ts";
import { bundleOptions, productParts } from "#platform/catalog/tables/parts.ts";
import type { ProductRows } from "./catalogueRows.ts";
import type { SeedBundleOption, SeedPart } from "./product.ts";

/** The ids that the database gave, by sku. */
type Ids = ReadonlyMap<string, number>;
type NewPart = typeof productParts.$inferInsert;

const idIn = (ids: Ids, sku: string): number => {
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`${sku} was not written.`);
  return id;
};

/** Writes what bundles and groups are made of. Ids stay, for links and carts may hold them; what is gone is taken away. */
export async function writeParts(
  session: Session,
  models: readonly ProductRows[],
  { productIds, variantIds }: { readonly productIds: Ids; readonly variantIds: Ids },
): Promise<void> {
  const rows: NewPart[] = [];
  for (const { sku, parts } of models) {
    const productId = idIn(productIds, sku);
    const rowsOf = (own: readonly SeedPart[], optionId: number | null): NewPart[] =>
      own.map((part, position) => ({
        productId,
        optionId,
        position,
        quantity: part.quantity,
        variantId: idIn(variantIds, part.sku),
        isDefault: optionId !== null && position === 0,
      }));
    if (parts && "members" in parts) rows.push(...rowsOf(parts.members, null));
    if (!parts || !("options" in parts)) continue;
    const optionIds = await writeOptions(session, productId, parts.options);
    rows.push(...parts.options.flatMap((option) => rowsOf(option.parts, idIn(optionIds, option.code))));
  }
  const kept = rows.length > 0 ? await upsertParts(session, rows) : [];
  await session.delete(productParts).where(kept.length > 0 ? notInArray(productParts.id, [...kept]) : undefined);
  const inUse = sql`(select option_id from product_parts where option_id is not null)`;
  await session.delete(bundleOptions).where(sql`${bundleOptions.id} not in ${inUse}`);
}

async function writeOptions(session: Session, productId: number, options: readonly SeedBundleOption[]): Promise<Ids> {
  await session
    .insert(bundleOptions)
    .values(
      options.map(({ code, labels, isRequired }, position) => ({
        productId,
        code,
        labels,
        position,
        required: isRequired,
      })),
    )
    .onConflictDoUpdate({
      target: [bundleOptions.productId, bundleOptions.code],
      set: { labels: sql`excluded.labels`, position: sql`excluded.position`, required: sql`excluded.required` },
    });
  const rows = await session.select().from(bundleOptions).where(eq(bundleOptions.productId, productId));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function upsertParts(session: Session, rows: readonly NewPart[]): Promise<readonly number[]> {
  const written = await session
    .insert(productParts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [productParts.productId, productParts.variantId],
      set: {
        optionId: sql`excluded.option_id`,
        quantity: sql`excluded.quantity`,
        isDefault: sql`excluded.is_default`,
        position: sql`excluded.position`,
      },
    })
    .returning({ id: productParts.id });
  return written.map(({ id }) => id);
}
