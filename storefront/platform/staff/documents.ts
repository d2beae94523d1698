import { lstat } from "node:fs/promises";
import path from "node:path";
import { fileTypeFromFile } from "file-type";
import { documentEndings, documentType, drawnDocument } from "#domain/order/download.ts";
import type { CatalogueRow } from "./catalogueRow.ts";

/** Returns why a document cannot be sold; null if it can. `folder` has the shop's documents; null for none. */
async function documentProblem(name: unknown, folder: string | null): Promise<string | null> {
  if (name === drawnDocument) return null;
  if (typeof name !== "string" || documentType(name) === null) {
    return `Must be the name of a file without its folder, in letters, digits, "-" and "_", ending with one of: ${documentEndings.join(", ")}.`;
  }
  const file = folder === null ? null : path.join(folder, name);
  const stats = file === null ? null : await lstat(file).catch(() => null);
  if (file === null || !stats?.isFile()) return `There is no file ${name} in the folder documents of the data folder.`;
  if (stats.size === 0) return `The file ${name} is empty.`;
  // Buyers could not open a file whose content is of another kind than its name says.
  const content = await fileTypeFromFile(file);
  if (path.extname(name) === `.${content?.ext}`) return null;
  return `The content of the file ${name} is ${content ? `of the kind ${content.ext}` : "of no kind that the shop knows"}. Its name must end as its content is.`;
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
