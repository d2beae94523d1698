import { asc, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { attributeOptions, attributes, attributes as attributeTable } from "./tables/catalog.ts";
import { wordIn } from "../stores/storeViews.ts";

export interface AttributeOption {
  readonly value: string;
  readonly label: string;
  /** What it is painted in, such as a finish. */
  readonly swatch?: string;
}

/** An attribute in one language; one without options has figures. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  /** Of its figures; null where it has options, or counts. */
  readonly unit: string | null;
  /** A shopper chooses a variant by it. */
  readonly isChoice: boolean;
  readonly isComparable: boolean;
  /** In the order shown. */
  readonly options: readonly AttributeOption[];
}

export async function readAttributes(session: Session, locale: string): Promise<readonly Attribute[]> {
  const rows = await session.select().from(attributes).orderBy(asc(attributes.id));
  const options = await session.select().from(attributeOptions).orderBy(asc(attributeOptions.position));
  return rows.map(({ id, code, labels, unit, isChoice, isComparable }) => ({
    id,
    code,
    label: wordIn(labels, locale),
    unit,
    isChoice,
    isComparable,
    options: options.filter(({ attributeId }) => attributeId === id).map((option) => optionIn(option, locale)),
  }));
}

function optionIn({ value, labels, swatch }: typeof attributeOptions.$inferSelect, locale: string): AttributeOption {
  const named = { value, label: wordIn(labels, locale) };
  return swatch === null ? named : { ...named, swatch };
}

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
