import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { messageParts } from "#app/i18n/messageParts.ts";
import { assignParts } from "./assignParts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const workspace = fileURLToPath(new URL("../../..", import.meta.url));
const compiled = `${root}app/i18n/compiled`;

/** Parses all messages of a locale, the shop's and the components'. */
async function parsedMessages(locale: string): Promise<Readonly<Record<string, unknown>>> {
  const sources = [`${workspace}ui/messages/${locale}.json`, `${root}locales/${locale}.json`];
  const { stdout } = await promisify(execFile)(
    `${root}node_modules/.bin/formatjs`,
    ["compile", ...sources, "--ast", "--format", "simple"],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** Leaves an equal file alone, so that what reads it at this moment does not find half of it. */
function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/** Parses the messages of all locales, so that browsers need no parser, and writes them in the parts in which they are loaded. */
export async function compileMessages(): Promise<void> {
  const locales = globSync("*.json", { cwd: `${root}locales` }).map((file) => basename(file, ".json"));
  const messages = new Map(
    await Promise.all(locales.map(async (locale) => [locale, Object.entries(await parsedMessages(locale))] as const)),
  );
  const parts = assignParts([...new Set([...messages.values()].flatMap((entries) => entries.map(([id]) => id)))]);
  for (const [locale, entries] of messages) {
    mkdirSync(`${compiled}/${locale}`, { recursive: true });
    for (const part of messageParts) {
      const partMessages = Object.fromEntries(entries.filter(([id]) => parts.get(id) === part));
      writeChanged(`${compiled}/${locale}/${part}.json`, JSON.stringify(partMessages));
    }
  }
}
