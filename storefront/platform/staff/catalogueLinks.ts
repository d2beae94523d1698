import { aliasedTable, asc, eq, inArray } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { products } from "../catalog/tables/catalog.ts";
import { linkTypes, productLinks } from "../catalog/tables/productLink.ts";
import type { Session } from "../kernel/database/database.ts";
import { problemOf, type RefusedRow } from "./catalogueRow.ts";
import { sku } from "./rowFields.ts";

const skus = z._default(
  z.array(sku).check(
    z.maxLength(50),
    z.refine((list) => new Set(list).size === list.length, "A product is listed twice. Remove one of them."),
  ),
  [],
);

/** The products that are shown on a product's page, in this order. */
const catalogueLinks = z.strictObject({ product: sku, similar: skus, related: skus });
export type CatalogueLinks = z.output<typeof catalogueLinks>;

/** Returns the links of every product that has some, in the form that `writeLinks` reads. */
export async function exportLinks(session: Session): Promise<readonly CatalogueLinks[]> {
  const linked = aliasedTable(products, "linked");
  const rows = await session
    .select({ product: products.sku, type: productLinks.linkType, sku: linked.sku })
    .from(productLinks)
    .innerJoin(products, eq(products.id, productLinks.productId))
    .innerJoin(linked, eq(linked.id, productLinks.linkedProductId))
    .orderBy(asc(products.id), asc(productLinks.position));
  return [...Map.groupBy(rows, ({ product }) => product)].map(([product, links]) => {
    const skusOf = (type: (typeof linkTypes)[number]) =>
      links.filter((link) => link.type === type).map((link) => link.sku);
    return { product, similar: skusOf("similar"), related: skusOf("related") };
  });
}

/** The outcome of an import of links. */
export interface LinksReport {
  readonly links: number;
  /** The products whose links changed. */
  readonly productIds: readonly number[];
  readonly refused: readonly RefusedRow[];
}

/**
 * Replaces the links of the listed products. Other products keep theirs. Invalid entries are refused with their field and
 * the reason, and the others are written.
 */
export async function writeLinks(session: Session, entries: readonly unknown[]): Promise<LinksReport> {
  const refused: RefusedRow[] = [];
  const productIds: number[] = [];
  const before = new Map((await exportLinks(session)).map((links) => [links.product, links]));
  const ids = new Map(
    (await session.select({ id: products.id, sku: products.sku }).from(products)).map((row) => [row.sku, row.id]),
  );
  const rows: (typeof productLinks.$inferInsert)[] = [];
  const listed = new Set<string>();
  for (const [index, value] of entries.entries()) {
    const refuse = (field: string, problem: string, product: string | null = null) =>
      refused.push({ row: index + 1, sku: product, field: `links.${index}${field && `.${field}`}`, problem });
    const read = catalogueLinks.safeParse(value);
    if (!read.success) {
      for (const issue of read.error.issues) refuse(issue.path.join("."), problemOf(issue));
      continue;
    }
    const { product } = read.data;
    const productId = ids.get(product);
    const unknown = [...read.data.similar, ...read.data.related].find((each) => !ids.has(each));
    if (productId === undefined) refuse("product", `There is no product ${product}.`, product);
    else if (unknown !== undefined) refuse("similar", `There is no product ${unknown}.`, product);
    else if (listed.has(product)) refuse("product", "A product is listed twice. Remove one of them.", product);
    else {
      listed.add(product);
      if (isDeepStrictEqual(read.data, before.get(product) ?? { product, similar: [], related: [] })) continue;
      productIds.push(productId);
      for (const linkType of linkTypes) {
        rows.push(
          ...read.data[linkType].flatMap((each, position) => {
            const linkedProductId = ids.get(each);
            return linkedProductId === undefined ? [] : [{ productId, linkType, linkedProductId, position }];
          }),
        );
      }
    }
  }
  await session.delete(productLinks).where(inArray(productLinks.productId, productIds));
  for (let start = 0; start < rows.length; start += 1000) {
    await session.insert(productLinks).values(rows.slice(start, start + 1000));
  }
  return { links: entries.length - new Set(refused.map(({ row }) => row)).size, productIds, refused };
}
