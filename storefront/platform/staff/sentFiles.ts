import { isFileId } from "@dioptra/ui/rules";
import { isOwnAnswer } from "#domain/cart/cart.ts";
import { type CustomChoices, prescriptionOptionNames } from "#domain/cart/customChoices.ts";

/** A file as the shop returns it. */
interface ReadFile {
  readonly type: string;
  /** In base64. */
  readonly content: string;
}

/** A file that was sent with an order, for the folder of the staff. */
interface SentFile {
  /** Its name there. */
  readonly file: string;
  readonly content: Buffer;
}

/** Whether an option of a line names a file: the photo of a prescription, or the answer to an own option. */
const isSentFile = (option: CustomChoices[number]) =>
  option.optionId === prescriptionOptionNames.photo || (isOwnAnswer(option) && isFileId(option.optionValue));

/**
 * Reads the files that the lines of an order name. `read` returns null for one that the shop does not have; the others are
 * read nevertheless. Returns the ids of those that are missing too.
 */
export async function readSentFiles(
  order: string,
  lines: readonly { readonly options: CustomChoices }[],
  read: (id: string) => Promise<ReadFile | null>,
): Promise<{ readonly files: readonly SentFile[]; readonly missing: readonly string[] }> {
  const files: SentFile[] = [];
  const missing: string[] = [];
  for (const { optionId, optionValue } of lines.flatMap(({ options }) => options.filter(isSentFile))) {
    const found = await read(optionValue);
    if (!found) {
      missing.push(optionValue);
      continue;
    }
    const kind = optionId === prescriptionOptionNames.photo ? "prescription" : "option";
    const file = `${kind}-${order}-${files.length + 1}.${found.type === "application/pdf" ? "pdf" : "jpg"}`;
    files.push({ file, content: Buffer.from(found.content, "base64") });
  }
  return { files, missing };
}
