import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { bundleOptions, productParts } from "./tables/parts.ts";
import { type Labels } from "./tables/catalog.ts";

/** A variant in a set, and how many of it. */
export interface WrittenPart {
  readonly variantId: number;
  readonly quantity: number;
}

/** A choice in a bundle, such as the colour of its frame. Its first part is the default. */
export interface WrittenOption {
  readonly code: string;
  readonly labels: Labels;
  readonly required: boolean;
  readonly parts: readonly WrittenPart[];
}

/** The contents of a set: choices of a bundle, or members of a group. */
export type WrittenParts =
  | { readonly options: readonly WrittenOption[] }
  | { readonly members: readonly WrittenPart[] };

type NewPart = typeof productParts.$inferInsert;

/**
 * Replaces the contents of a set. Options keep their ids by code and parts keep theirs by variant, because links and
 * carts hold these ids.
 */
export async function writeParts(session: Session, productId: number, contents: WrittenParts): Promise<void> {
  const rowsOf = (parts: readonly WrittenPart[], optionId: number | null): NewPart[] =>
    parts.map(({ variantId, quantity }, position) => ({
      productId,
      optionId,
      variantId,
      quantity,
      position,
      isDefault: optionId !== null && position === 0,
    }));
  if ("members" in contents) {
    await replaceParts(session, productId, rowsOf(contents.members, null));
    await removeOptions(session, productId, []);
    return;
  }
  const ids = await writeOptions(session, productId, contents.options);
  const rows = contents.options.flatMap(({ code, parts }) => {
    const optionId = ids.get(code);
    if (optionId === undefined) throw new Error(`Option ${code} was not returned by the insert.`);
    return rowsOf(parts, optionId);
  });
  await replaceParts(session, productId, rows);
  await removeOptions(
    session,
    productId,
    contents.options.map(({ code }) => code),
  );
}

/** Returns the options' ids by code. */
async function writeOptions(
  session: Session,
  productId: number,
  options: readonly WrittenOption[],
): Promise<ReadonlyMap<string, number>> {
  if (options.length === 0) return new Map();
  const rows = await session
    .insert(bundleOptions)
    .values(options.map(({ parts: _parts, ...option }, position) => ({ ...option, productId, position })))
    .onConflictDoUpdate({
      target: [bundleOptions.productId, bundleOptions.code],
      set: { labels: sql`excluded.labels`, position: sql`excluded.position`, required: sql`excluded.required` },
    })
    .returning({ code: bundleOptions.code, id: bundleOptions.id });
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function removeOptions(session: Session, productId: number, keptCodes: readonly string[]): Promise<void> {
  await session
    .delete(bundleOptions)
    .where(and(eq(bundleOptions.productId, productId), notInArray(bundleOptions.code, [...keptCodes])));
}

async function replaceParts(session: Session, productId: number, rows: readonly NewPart[]): Promise<void> {
  const variantIds = rows.map(({ variantId }) => variantId);
  await session
    .delete(productParts)
    .where(and(eq(productParts.productId, productId), notInArray(productParts.variantId, variantIds)));
  if (rows.length === 0) return;
  await session
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
    });
}
