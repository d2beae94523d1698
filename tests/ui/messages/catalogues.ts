import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { readMessage, type ReadMessage } from "../../support/readMessage.ts";

const folder = "ui/messages";

/** The components' own messages as they were written, by the name of their file. */
export const catalogues: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  globSync("*.json", { cwd: folder })
    .toSorted()
    .map((file) => [basename(file, ".json"), JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))] as const),
);

export const locales: readonly string[] = [...catalogues.keys()];

/** The messages that are no messages, or break a rule; such a list is easier to mend than one failure. */
export function faults(locale: string, isFault: (message: ReadMessage, id: string) => boolean): readonly string[] {
  return Object.entries(catalogues.get(locale) ?? {})
    .filter(([id, message]) => isFault(readMessage(message), id))
    .map(([id, message]) => `${id}: ${message}`);
}
