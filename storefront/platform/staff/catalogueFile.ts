import * as z from "zod/mini";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { type CatalogueRow, problemOf, type RefusedRow } from "./catalogueRow.ts";
import { type CatalogueLinks, exportLinks } from "./catalogueLinks.ts";
import { type CatalogueSet, exportSets } from "./catalogueSets.ts";
import { type CatalogueStructure, catalogueStructure, exportStructure } from "./catalogueStructure.ts";
import { exportCatalogue } from "./exportCatalogue.ts";

/** A catalogue to import. Its rows, sets and links are validated one by one. */
export interface CatalogueFile {
  readonly structure: CatalogueStructure;
  readonly rows: readonly unknown[];
  readonly sets: readonly unknown[];
  readonly links: readonly unknown[];
}

const catalogueJson = z.strictObject({
  ...catalogueStructure.shape,
  products: z._default(z.array(z.unknown()), []),
  sets: z._default(z.array(z.unknown()), []),
  links: z._default(z.array(z.unknown()), []),
});

/** Returns a file with only rows, such as a CSV. */
export const fileOfRows = (rows: readonly unknown[]): CatalogueFile => ({
  structure: { attributes: [], categories: [] },
  rows,
  sets: [],
  links: [],
});

/**
 * Reads the catalogue in a JSON file, which is a list of rows or an object with `attributes`, `categories`, `products`,
 * `sets` and `links`. Refuses a file with invalid attributes or categories.
 */
export function readCatalogueJson(value: unknown): Result<CatalogueFile, readonly RefusedRow[]> {
  if (Array.isArray(value)) return ok(fileOfRows(value));
  const parsed = catalogueJson.safeParse(value);
  if (parsed.success) {
    const { products: rows, sets, links, ...structure } = parsed.data;
    return ok({ structure, rows, sets, links });
  }
  return refuse(
    parsed.error.issues.map((issue) => ({
      row: typeof issue.path[1] === "number" ? issue.path[1] + 1 : 0,
      sku: null,
      field: issue.path.join(".") || "file",
      problem: problemOf(issue),
    })),
  );
}

/** A whole catalogue in the format of `readCatalogueJson`. */
export interface WholeCatalogue extends CatalogueStructure {
  readonly products: readonly CatalogueRow[];
  readonly sets: readonly CatalogueSet[];
  readonly links: readonly CatalogueLinks[];
}

/** Returns everything that another shop needs to sell the same products. */
export const exportWholeCatalogue = async (session: Session): Promise<WholeCatalogue> => ({
  ...(await exportStructure(session)),
  products: await exportCatalogue(session),
  sets: await exportSets(session),
  links: await exportLinks(session),
});
