import { lstat } from "node:fs/promises";
import path from "node:path";
import { documentEndings, documentType, drawnDocument } from "#domain/order/download.ts";
import type { CatalogueRow } from "./catalogueRow.ts";

/** Returns why a document cannot be sold; null if it can. `folder` has the shop's documents; null for none. */
async function documentProblem(name: unknown, folder: string | null): Promise<string | null> {
  if (name === drawnDocument) return null;
  if (typeof name !== "string" || documentType(name) === null) {
    return `Must be the name of a file without its folder, in letters, digits, "-" and "_", ending with one of: ${documentEndings.join(", ")}.`;
  }
  const stats = folder === null ? null : await lstat(path.join(folder, name)).catch(() => null);
  if (!stats?.isFile()) return `There is no file ${name} in the folder documents of the data folder.`;
  return stats.size === 0 ? `The file ${name} is empty.` : null;
}

/**
 * Returns the problems of the document that a row's product opens once it is paid for (its attribute `download`). Unchanged
 * documents are not looked at, so that an export can be imported again.
 */
export async function documentProblems(
  { attributes }: Pick<CatalogueRow, "attributes">,
  before: Pick<CatalogueRow, "attributes"> | undefined,
  folder: string | null,
): Promise<readonly (readonly [field: string, problem: string])[]> {
  const name = attributes?.["download"];
  if (name === undefined || name === before?.attributes?.["download"]) return [];
  const problem = await documentProblem(name, folder);
  return problem === null ? [] : [["attributes.download", problem]];
}
