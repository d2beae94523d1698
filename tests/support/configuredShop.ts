import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startChild } from "./childProcess.ts";
import { removeFolder, seededFolder, type Shop } from "./shop.ts";

const workspace = fileURLToPath(new URL("../..", import.meta.url));
const packages = ["storefront", "ui", "tokens"];
const rootFiles = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "tsconfig.base.json", "tsconfig.json"];
/** Folders of a package that the copy has of its own. */
const ownFolders: ReadonlySet<string> = new Set(["node_modules", "dist"]);

/** Links the packages of a folder, those of the workspace to their copies. */
function linkPackages(folder: string, copy: string): void {
  const from = path.join(workspace, folder, "node_modules");
  const to = path.join(copy, folder, "node_modules");
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.join(to, "@dioptra"), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== "@dioptra") symlinkSync(path.join(from, name), path.join(to, name));
    else
      for (const own of readdirSync(path.join(from, name))) {
        const target = path.basename(readlinkSync(path.join(from, name, own)));
        symlinkSync(path.join(copy, target), path.join(to, name, own));
      }
  }
}

/** Copies the sources of a package. Its build stays, so that the next run builds only what has changed. */
function copyPackage(name: string, copy: string): void {
  const from = path.join(workspace, name);
  const to = path.join(copy, name);
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(to))
    if (!ownFolders.has(entry)) rmSync(path.join(to, entry), { recursive: true, force: true });
  for (const entry of readdirSync(from)) {
    if (name === "storefront" && ownFolders.has(entry)) continue;
    if (entry !== "node_modules") cpSync(path.join(from, entry), path.join(to, entry), { recursive: true });
  }
}

/** A setting as its file declares it, and as the shop shall have it. */
export interface ChangedSetting {
  readonly subject: string;
  readonly declared: string;
  readonly changed: string;
}

/**
 * Starts a shop with other settings than the default ones, as a shop has them: it changes them in a copy of the workspace,
 * which is built on the first start and whenever a source has changed.
 */
export async function startConfiguredShop(
  name: string,
  settings: readonly ChangedSetting[],
  env: Readonly<Record<string, string>>,
): Promise<Shop> {
  const copy = path.join(workspace, "test-results/configured", name);
  for (const each of packages) copyPackage(each, copy);
  for (const file of rootFiles) cpSync(path.join(workspace, file), path.join(copy, file));
  for (const each of [".", ...packages]) linkPackages(each, copy);
  for (const { subject, declared, changed } of settings) {
    const file = path.join(copy, "storefront/configuration", `${subject}.ts`);
    const text = readFileSync(file, "utf8");
    if (!text.includes(declared)) throw new Error(`${subject}.ts does not declare ${declared}`);
    writeFileSync(file, text.replace(declared, changed));
  }
  const folder = await seededFolder();
  const started = await startChild({
    name: `The shop with other settings (${name})`,
    arguments: [path.join(copy, "storefront/server/operations/start.ts")],
    env: { NODE_ENV: "production", PORT: "0", DATA_FOLDER: folder, LOG_LEVEL: "error", ...env },
  });
  const remove = async () => {
    await started.stop();
    removeFolder(folder);
  };
  return { ...started, folder, remove };
}
