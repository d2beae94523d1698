import { asc, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { attributeOptions, attributes, attributes as attributeTable } from "./tables/catalog.ts";
import { labelIn } from "../stores/storeViews.ts";

export interface AttributeOption {
  readonly value: string;
  readonly label: string;
  /** What the option is illustrated with, such as a finish. */
  readonly swatch?: string;
}

/** An attribute in one language. An attribute without options is numeric. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  /** Unit of a numeric attribute; null for attributes with options and for counts. */
  readonly unit: string | null;
  /** True if shoppers choose a variant by it. */
  readonly isChoice: boolean;
  readonly isComparable: boolean;
  /** In display order. */
  readonly options: readonly AttributeOption[];
}

/** Reads all attributes in one language. */
export async function readAttributes(session: Session, locale: string): Promise<readonly Attribute[]> {
  const rows = await session.select().from(attributes).orderBy(asc(attributes.id));
  const options = await session.select().from(attributeOptions).orderBy(asc(attributeOptions.position));
  return rows.map(({ id, code, labels, unit, isChoice, isComparable }) => ({
    id,
    code,
    label: labelIn(labels, locale),
    unit,
    isChoice,
    isComparable,
    options: options.filter(({ attributeId }) => attributeId === id).map((option) => toOption(option, locale)),
  }));
}

function toOption({ value, labels, swatch }: typeof attributeOptions.$inferSelect, locale: string): AttributeOption {
  const option = { value, label: labelIn(labels, locale) };
  return swatch === null ? option : { ...option, swatch };
}

/** An attribute to be written, with its options in display order. */
export type WrittenAttribute = typeof attributeTable.$inferSelect & {
  readonly options: readonly Omit<typeof attributeOptions.$inferSelect, "attributeId" | "position">[];
};

/**
 * Inserts or updates attributes by id, and their options by value. Codes never change. Options that are no longer listed are
 * not deleted, because products and carts may use them.
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
