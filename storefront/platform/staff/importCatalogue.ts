import type { Session } from "../kernel/database/database.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { recordPassedPrices } from "../pricing/writePrices.ts";
import type { SearchParts } from "../search/sharedIndexes.ts";
import { type LinksReport, writeLinks } from "./catalogueLinks.ts";
import { type SetsReport, writeSets } from "./catalogueSets.ts";
import { type CatalogueRow, changesOf, readRow, type RefusedRow } from "./catalogueRow.ts";
import { type CatalogueIds, rowProblems, readCatalogueIds } from "./checkRow.ts";
import { documentProblems } from "./documents.ts";
import { exportCatalogue } from "./exportCatalogue.ts";
import type { CatalogueStructure } from "./catalogueStructure.ts";
import { writeStructure } from "./writeStructure.ts";
import { markKeptByStaff } from "./goods.ts";
import { writeRow } from "./writeRow.ts";

/** The outcome of an import of rows. */
export interface ImportReport {
  readonly rows: number;
  /** Rows that were not refused, including those that changed nothing. */
  readonly taken: number;
  /** New products. */
  readonly added: number;
  readonly refused: readonly RefusedRow[];
}

/** The outcome of an import of attributes and categories. */
export interface StructureReport {
  readonly attributes: number;
  readonly categories: number;
  readonly refused: readonly RefusedRow[];
}

export interface ImportResult extends ImportReport {
  /** The products that changed. */
  readonly productIds: readonly number[];
}

/** How many rows are written in one transaction. Between two transactions, the shop can answer other calls. */
const chunk = 100;

interface NumberedRow {
  /** Counts from 1. */
  readonly number: number;
  readonly row: CatalogueRow;
}

const inChunks = (rows: readonly NumberedRow[]): readonly (readonly NumberedRow[])[] =>
  rows.length === 0 ? [] : [rows.slice(0, chunk), ...inChunks(rows.slice(chunk))];

/** Writes the changes of some rows. Returns the products that changed, and the refused rows. */
async function writeRows(
  session: Session,
  rows: readonly NumberedRow[],
  { ids, current, documentFolder }: ExistingCatalogue,
  now: Date,
) {
  const refused: RefusedRow[] = [];
  const productIds = new Set<number>();
  await recordPassedPrices(session, now);
  for (const { row, number } of rows) {
    const before = current.get(row.sku);
    const problems = [...rowProblems(row, ids, before), ...(await documentProblems(row, before, documentFolder))];
    const changes = problems.length > 0 ? null : changesOf(row, before);
    refused.push(...problems.map(([field, problem]) => ({ row: number, sku: row.sku, field, problem })));
    const written = changes && (await writeRow(session, changes, ids, now));
    if (written?.ok) productIds.add(written.value);
    else if (written) {
      const [field, problem] = written.error;
      refused.push({ row: number, sku: row.sku, field, problem });
    }
  }
  await recordPassedPrices(session, now);
  await markKeptByStaff(session, [...productIds], now);
  return { refused, productIds };
}

/** The part of the catalogue that the rows refer to, before the import. */
interface ExistingCatalogue {
  readonly ids: CatalogueIds;
  /** Rows by sku. */
  readonly current: ReadonlyMap<string, CatalogueRow>;
  /** The folder of the documents that products open; null for none. */
  readonly documentFolder: string | null;
}

/**
 * Imports rows of a catalogue and writes their changes. Invalid rows are refused with their field and the reason, and the
 * others are written. An interrupted import can be repeated, because rows that were already written change nothing.
 */
export async function importCatalogue(
  { database, clock, indexes, settings }: Pick<OrderParts, "database" | "clock" | "indexes" | "settings">,
  values: readonly unknown[],
): Promise<ImportResult> {
  const read = values.map((value, index) => ({ number: index + 1, row: readRow(value, index + 1) }));
  const valid = read.flatMap(({ number, row }) => (row.ok ? [{ number, row: row.value }] : []));
  const refused = read.flatMap(({ row }) => (row.ok ? [] : row.error));
  const existing = await database.read(async (session) => ({
    documentFolder: settings.documentFolder,
    ids: await readCatalogueIds(
      session,
      valid.flatMap(({ row }) => [row.product, row.sku]),
    ),
    current: new Map((await exportCatalogue(session)).map((row) => [row.sku, row])),
  }));
  const productsBefore = existing.ids.products.size;
  const productIds = new Set<number>();
  for (const rows of inChunks(valid)) {
    const written = await database.write(async (session) => {
      const done = await writeRows(session, rows, existing, clock());
      if (done.productIds.size > 0) await indexes.scheduleSync(session, [...done.productIds], "anything");
      return done;
    });
    refused.push(...written.refused);
    for (const id of written.productIds) productIds.add(id);
  }
  const added = existing.ids.products.size - productsBefore;
  const taken = values.length - new Set(refused.map(({ row }) => row)).size;
  return { rows: values.length, taken, added, refused, productIds: [...productIds] };
}

/**
 * Imports attributes and categories, all of them or none. After a successful import the search index is rebuilt, and all
 * cached answers are reported as outdated.
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

/** Imports sets in one transaction. The products that they consist of must be imported before. */
export const importSets = (
  { database, clock, indexes }: Pick<SearchParts, "database" | "clock" | "indexes">,
  sets: readonly unknown[],
): Promise<SetsReport> =>
  database.write(async (session) => {
    const report = await writeSets(session, sets, clock());
    if (report.productIds.length > 0) await indexes.scheduleSync(session, report.productIds, "anything");
    return report;
  });

/** Imports links between products in one transaction. The linked products must be imported before. */
export const importLinks = (
  { database, indexes }: Pick<SearchParts, "database" | "indexes">,
  links: readonly unknown[],
): Promise<LinksReport> =>
  database.write(async (session) => {
    const report = await writeLinks(session, links);
    if (report.productIds.length > 0) await indexes.scheduleSync(session, report.productIds, "anything");
    return report;
  });
