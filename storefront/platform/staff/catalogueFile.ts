import * as z from "zod/mini";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import type { CatalogueRow, RefusedRow } from "./catalogueRow.ts";
import { type CatalogueLinks, exportLinks } from "./catalogueLinks.ts";
import { type CatalogueSet, exportSets } from "./catalogueSets.ts";
import { type CatalogueStructure, catalogueStructure, exportStructure } from "./catalogueStructure.ts";
import { exportCatalogue } from "./exportCatalogue.ts";

/** A catalogue to be imported. Its rows, sets and links are checked one by one. */
export interface CatalogueFile {
  readonly structure: CatalogueStructure;
  readonly rows: readonly unknown[];
  readonly sets: readonly unknown[];
  readonly links: readonly unknown[];
}

const whole = z.strictObject({
  ...catalogueStructure.shape,
  products: z._default(z.array(z.unknown()), []),
  sets: z._default(z.array(z.unknown()), []),
  links: z._default(z.array(z.unknown()), []),
});

/** A file of rows alone, as CSV has it. */
export const fileOfRows = (rows: readonly unknown[]): CatalogueFile => ({
  structure: { attributes: [], categories: [] },
  rows,
  sets: [],
  links: [],
});

/** The catalogue of a JSON file: a list of rows, or an object with `attributes`, `categories`, `products`, `sets` and `links`. */
export function readCatalogueJson(value: unknown): Result<CatalogueFile, readonly RefusedRow[]> {
  if (Array.isArray(value)) return ok(fileOfRows(value));
  const parsed = whole.safeParse(value);
  if (parsed.success) {
    const { products: rows, sets, links, ...structure } = parsed.data;
    return ok({ structure, rows, sets, links });
  }
  return refuse(
    parsed.error.issues.map(({ path, message, code }) => ({
      row: typeof path[1] === "number" ? path[1] + 1 : 0,
      sku: null,
      field: path.join(".") || "file",
      problem: code === "unrecognized_keys" ? "There is no such field." : message,
    })),
  );
}

/** A catalogue as `readCatalogueJson` reads it. */
export interface WholeCatalogue extends CatalogueStructure {
  readonly products: readonly CatalogueRow[];
  readonly sets: readonly CatalogueSet[];
  readonly links: readonly CatalogueLinks[];
}

/** Returns everything that another shop needs to sell the same products. */
export const exportWhole = async (session: Session): Promise<WholeCatalogue> => ({
  ...(await exportStructure(session)),
  products: await exportCatalogue(session),
  sets: await exportSets(session),
  links: await exportLinks(session),
});
