import { and, asc, count, desc, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Session } from "../database.ts";
import { prices, products, productTexts, variants } from "../schema/index.ts";

/** Which products, in which order, and which part of the list. */
export interface ProductQuery {
  /** Joined by "and"; the values of one by "or". */
  readonly terms: readonly Readonly<Record<string, readonly (string | number)[]>>[];
  readonly sort: { readonly by: string; readonly direction: "asc" | "desc" } | null;
  readonly start: number;
  readonly size: number;
}

/** Ids are 32 bits wide; what is no such number is nobody's. */
const numbers = (values: readonly (string | number)[]) =>
  values.map(Number).filter((value) => Number.isInteger(value) && Math.abs(value) < 2 ** 31);
const texts = (values: readonly (string | number)[]) => values.map(String);

/** What products can be found by. */
const conditions = {
  id: (values) => inArray(products.id, numbers(values)),
  sku: (values) => inArray(products.sku, texts(values)),
  type_id: (values) => inArray(sql`${products.typeId}`, texts(values)),
  status: (values) => inArray(products.status, numbers(values)),
  visibility: (values) => inArray(products.visibility, numbers(values)),
  slug: (values) => inArray(productTexts.slug, texts(values)),
  url_key: (values) => inArray(productTexts.slug, texts(values)),
  "configurable_children.sku": (values, session) =>
    exists(
      session
        .select({ id: variants.id })
        .from(variants)
        .where(and(eq(variants.productId, products.id), inArray(variants.sku, texts(values)))),
    ),
} satisfies Record<string, (values: readonly (string | number)[], session: Session) => SQL>;

const orders = { id: products.id, sku: products.sku, created_at: products.createdAt, updated_at: products.updatedAt };

const isKey = <Table extends object>(table: Table, key: string): key is string & keyof Table =>
  Object.hasOwn(table, key);

export interface FoundIds {
  readonly ids: readonly number[];
  readonly total: number;
}

/** The products of a store view that a query means; null when it asks for a field that products are not found by. */
export async function findProducts(
  session: Session,
  { terms, sort, start, size }: ProductQuery,
  { code, locale }: StoreView,
): Promise<FoundIds | null> {
  const clauses: SQL[] = [];
  for (const [field, values] of terms.flatMap((each) => Object.entries(each))) {
    if (!isKey(conditions, field)) return null;
    clauses.push(conditions[field](values, session));
  }
  if (sort && !isKey(orders, sort.by)) return null;
  const isSoldHere = exists(
    session
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.storeCode, code)))
      .where(eq(variants.productId, products.id)),
  );
  const where = and(isSoldHere, ...clauses);
  const inLocale = and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale));
  const first = sort && isKey(orders, sort.by) ? [(sort.direction === "desc" ? desc : asc)(orders[sort.by])] : [];
  const rows = await session
    .select({ id: products.id })
    .from(products)
    .innerJoin(productTexts, inLocale)
    .where(where)
    .orderBy(...first, asc(products.id))
    .limit(size)
    .offset(start);
  const [counted] = await session
    .select({ total: count() })
    .from(products)
    .innerJoin(productTexts, inLocale)
    .where(where);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}
