import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { messageParts } from "../app/i18n/messageParts.ts";
import { partOf } from "../app/i18n/partOf.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const workspace = fileURLToPath(new URL("../..", import.meta.url));
const compiled = `${root}app/i18n/compiled`;
const stampFile = `${root}dist/key`;
const sources = [
  "pnpm-lock.yaml",
  "{tokens,ui}/**/*.{ts,tsx,css,json}",
  "storefront/{app,client,configuration,contract,domain}/**/*.{ts,tsx,json}",
  "storefront/locales/*.json",
  "storefront/vite.config.ts",
  "storefront/server/build.ts",
];
const generated = ["**/node_modules/**", "**/dist/**", "**/compiled/**", "**/routeTree.gen.ts"];

/** A digest of everything that the build reads. */
function contentKey(): string {
  const files = globSync(sources, { cwd: workspace, exclude: generated }).toSorted();
  const digest = files.reduce(
    (hash, file) => hash.update(file).update(readFileSync(workspace + file)),
    createHash("sha256"),
  );
  return digest.digest("hex");
}

/** Whether the build that lies there was made of what is here now. */
export function isBuilt(): boolean {
  try {
    return readFileSync(stampFile, "utf8") === contentKey();
  } catch {
    return false;
  }
}

/** All messages of a locale, the shop's and its components', parsed. */
async function parsedMessages(locale: string): Promise<Readonly<Record<string, unknown>>> {
  const from = [`${workspace}ui/messages/${locale}.json`, `${root}locales/${locale}.json`];
  const { stdout } = await promisify(execFile)(
    `${root}node_modules/.bin/formatjs`,
    ["compile", ...from, "--ast", "--format", "simple"],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** The messages, parsed once here instead of in every browser, in the parts in which they are loaded. */
export async function compileMessages(): Promise<void> {
  for (const file of globSync("*.json", { cwd: `${root}locales` })) {
    const locale = basename(file, ".json");
    const messages = Object.entries(await parsedMessages(locale));
    mkdirSync(`${compiled}/${locale}`, { recursive: true });
    for (const part of messageParts) {
      const ofPart = Object.fromEntries(messages.filter(([id]) => partOf(id) === part));
      writeFileSync(`${compiled}/${locale}/${part}.json`, JSON.stringify(ofPart));
    }
  }
}

/** Compressed once, at the highest quality, instead of at every request. */
function compressAssets() {
  for (const file of globSync("**/*.{js,css,svg}", { cwd: `${root}dist/client` })) {
    const path = `${root}dist/client/${file}`;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
}

async function buildAll() {
  const { build } = await import("vite");
  const setting = { root, configFile: `${root}vite.config.ts`, logLevel: "warn" } as const;
  const step = (number: number, what: string) => console.log(`Building the shop (${number}/4): ${what}…`);
  step(1, "messages");
  await compileMessages();
  step(2, "the browser's part");
  await build(setting);
  step(3, "the server's part");
  await build({ ...setting, build: { ssr: "app/entry-server.tsx" } });
  step(4, "compressing");
  compressAssets();
  writeFileSync(stampFile, contentKey());
}

// Run as a process of its own, so that the server's memory never holds the build tools.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && !isBuilt()) await buildAll();
