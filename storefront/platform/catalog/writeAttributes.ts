import { sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { attributeOptions, attributes as attributeTable } from "./tables/catalog.ts";

/** An attribute as it is written, with its options in the order shown. */
export type WrittenAttribute = typeof attributeTable.$inferSelect & {
  readonly options: readonly Omit<typeof attributeOptions.$inferSelect, "attributeId" | "position">[];
};

/**
 * Writes attributes by their ids, and their options by their values. Codes never change. Options that are no longer
 * listed stay: products and carts may carry them.
 */
export async function writeAttributes(session: Session, attributes: readonly WrittenAttribute[]): Promise<void> {
  if (attributes.length === 0) return;
  await session
    .insert(attributeTable)
    .values(attributes.map(({ options: _options, ...attribute }) => attribute))
    .onConflictDoUpdate({
      target: attributeTable.id,
      set: {
        labels: sql`excluded.labels`,
        unit: sql`excluded.unit`,
        isChoice: sql`excluded.is_choice`,
        isComparable: sql`excluded.is_comparable`,
      },
    });
  const options = attributes.flatMap(({ id, options: own }) =>
    own.map((option, position) => ({ ...option, attributeId: id, position })),
  );
  if (options.length === 0) return;
  await session
    .insert(attributeOptions)
    .values(options)
    .onConflictDoUpdate({
      target: [attributeOptions.attributeId, attributeOptions.value],
      set: { labels: sql`excluded.labels`, position: sql`excluded.position`, swatch: sql`excluded.swatch` },
    });
}
