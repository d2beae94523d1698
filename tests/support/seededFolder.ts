import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { dayOf } from "#platform/kernel/calendar.ts";
import { prepareDataFolder, requireSpace } from "#platform/runtime/dataFolder.ts";
import { copierOf, hashOfFiles } from "./folderTemplate.ts";

const workspace = fileURLToPath(new URL("../..", import.meta.url));
const seedScript = fileURLToPath(new URL("seedFolder.ts", import.meta.url));
/** Everything that decides what a seeded database contains, besides the day. */
const sources = [
  "pnpm-lock.yaml",
  "storefront/{configuration,contract,demo,domain,locales,platform}/**/*.{ts,json,sql}",
  "ui/**/*.{ts,json}",
];

const copy = copierOf({
  folder: path.join(workspace, "test-results/seeded"),
  version: () => `${dayOf(new Date())}-${hashOfFiles(sources, workspace)}`,
  fill: async (folder) => void (await promisify(execFile)(process.execPath, [seedScript, folder])),
});

/**
 * Fills a new data folder with an embedded database that holds the demo catalogue. It is a copy of one that is seeded
 * once, because copying takes a tenth of the time. Every shop creates its own keys in its copy.
 */
export async function copySeededFolder(target: string): Promise<void> {
  // Without space, PostgreSQL would fail later with an error that is hard to understand.
  requireSpace(prepareDataFolder(target), "create");
  await copy(target);
}
