import type { Session } from "../kernel/database/database.ts";
import { recordPassedPrices } from "../pricing/writePrices.ts";
import type { SearchParts } from "../search/sharedIndexes.ts";
import { type LinksReport, writeLinks } from "./catalogueLinks.ts";
import { type SetsReport, writeSets } from "./catalogueSets.ts";
import { type CatalogueRow, changesOf, readRow, type RefusedRow } from "./catalogueRow.ts";
import { type Known, problemsOf, readKnown } from "./checkRow.ts";
import { exportCatalogue } from "./exportCatalogue.ts";
import type { CatalogueStructure } from "./catalogueStructure.ts";
import { writeStructure } from "./writeStructure.ts";
import { keepByStaff } from "./goods.ts";
import { writeRow } from "./writeRow.ts";

/** What became of an import. */
export interface ImportReport {
  readonly rows: number;
  readonly taken: number;
  /** Products that were not there before. */
  readonly added: number;
  readonly refused: readonly RefusedRow[];
}

/** What became of the attributes and categories of a file. */
export interface StructureReport {
  readonly attributes: number;
  readonly categories: number;
  readonly refused: readonly RefusedRow[];
}

export interface Import extends ImportReport {
  readonly productIds: readonly number[];
}

/** Rows that are written in one transaction: between two of them the shop goes on. */
const chunk = 100;

interface Numbered {
  readonly number: number;
  readonly row: CatalogueRow;
}

const inChunks = (rows: readonly Numbered[]): readonly (readonly Numbered[])[] =>
  rows.length === 0 ? [] : [rows.slice(0, chunk), ...inChunks(rows.slice(chunk))];

/** Writes what of some rows is other than it was. Answers their products, and what was refused. */
async function writeRows(session: Session, rows: readonly Numbered[], { known, current }: Standing, now: Date) {
  const refused: RefusedRow[] = [];
  const productIds = new Set<number>();
  await recordPassedPrices(session, now);
  for (const { row, number } of rows) {
    const before = current.get(row.sku);
    const problems = problemsOf(row, known, before);
    const changes = problems.length > 0 ? null : changesOf(row, before);
    refused.push(...problems.map(([field, problem]) => ({ row: number, sku: row.sku, field, problem })));
    const written = changes && (await writeRow(session, changes, known, now));
    if (written?.ok) productIds.add(written.value);
    else if (written)
      refused.push({ row: number, sku: row.sku, field: written.error, problem: "Another product has it." });
  }
  await recordPassedPrices(session, now);
  await keepByStaff(session, [...productIds], now);
  return { refused, productIds };
}

/** The catalogue before the import, as far as the rows name it. */
interface Standing {
  readonly known: Known;
  readonly current: ReadonlyMap<string, CatalogueRow>;
}

/**
 * Takes over rows of a catalogue, and writes what of them is other than it was. Those that cannot be taken are refused by
 * themselves, with the field and the reason. What was cut short is brought again: rows that were taken change nothing.
 */
export async function importCatalogue(
  { database, clock, indexes }: Pick<SearchParts, "database" | "clock" | "indexes">,
  values: readonly unknown[],
): Promise<Import> {
  const read = values.map((value, index) => ({ number: index + 1, row: readRow(value, index + 1) }));
  const formed = read.flatMap(({ number, row }) => (row.ok ? [{ number, row: row.value }] : []));
  const refused = read.flatMap(({ row }) => (row.ok ? [] : row.error));
  const standing = await database.read(async (session) => ({
    known: await readKnown(
      session,
      formed.flatMap(({ row }) => [row.product, row.sku]),
    ),
    current: new Map((await exportCatalogue(session)).map((row) => [row.sku, row])),
  }));
  const before = standing.known.products.size;
  const productIds = new Set<number>();
  for (const rows of inChunks(formed)) {
    const written = await database.write(async (session) => {
      const done = await writeRows(session, rows, standing, clock());
      if (done.productIds.size > 0) await indexes.scheduleSync(session, [...done.productIds], "anything");
      return done;
    });
    refused.push(...written.refused);
    for (const id of written.productIds) productIds.add(id);
  }
  const added = standing.known.products.size - before;
  const taken = values.length - new Set(refused.map(({ row }) => row)).size;
  return { rows: values.length, taken, added, refused, productIds: [...productIds] };
}

/**
 * Takes over attributes and categories, all of them or none. When this returns without refusals, everything has been
 * read again, and whatever was answered before may be outdated.
 */
export async function importStructure(
  { database, indexes, onOutdated }: Pick<SearchParts, "database" | "indexes" | "onOutdated">,
  structure: CatalogueStructure,
): Promise<StructureReport> {
  const { attributes, categories } = structure;
  if (attributes.length + categories.length === 0) return { attributes: 0, categories: 0, refused: [] };
  const refused = await database.write(async (session) => {
    const problems = await writeStructure(session, structure);
    if (problems.length === 0) await indexes.scheduleFullSync(session);
    return problems;
  });
  if (refused.length > 0) return { attributes: 0, categories: 0, refused };
  await indexes.rebuild();
  onOutdated(null);
  return { attributes: attributes.length, categories: categories.length, refused };
}

/** Imports sets in one transaction, after the products that they consist of. */
export const importSets = (
  { database, clock, indexes }: Pick<SearchParts, "database" | "clock" | "indexes">,
  sets: readonly unknown[],
): Promise<SetsReport> =>
  database.write(async (session) => {
    const report = await writeSets(session, sets, clock());
    if (report.productIds.length > 0) await indexes.scheduleSync(session, report.productIds, "anything");
    return report;
  });

/** Imports links between products in one transaction, after everything that they lead to. */
export const importLinks = (
  { database, indexes }: Pick<SearchParts, "database" | "indexes">,
  links: readonly unknown[],
): Promise<LinksReport> =>
  database.write(async (session) => {
    const report = await writeLinks(session, links);
    if (report.productIds.length > 0) await indexes.scheduleSync(session, report.productIds, "anything");
    return report;
  });
