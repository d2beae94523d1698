import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import path from "node:path";
import { readManifest, unpack } from "./pack.ts";

interface Installed {
  /** Its folder in the workspace, where its packages were installed. */
  readonly folder: string;
  readonly archive: string;
}

const blankShop = "tests/process/blankShop";
/** What a new Vite app has of itself. */
const ownPackages = ["react", "react-dom", "react-intl", "vite", "@types/react", "@types/react-dom"];

function link(name: string, from: string, modules: string) {
  const target = path.join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(path.join(from, "node_modules", name)), target, "dir");
}

/**
 * A blank Vite app outside the workspace, with packed packages in it as npm unpacks them. What they and the app name as
 * dependencies is linked to what is installed here: no network is needed, and what they forget to name is not found.
 */
export async function installShop(shop: string, installed: readonly Installed[]): Promise<void> {
  cpSync(blankShop, shop, { recursive: true });
  const modules = path.join(shop, "node_modules");
  for (const name of ownPackages) link(name, ".", modules);
  for (const { folder, archive } of installed) {
    const target = path.join(modules, readManifest(folder).name);
    await unpack(archive, target);
    for (const name of Object.keys(readManifest(target).dependencies)) link(name, folder, modules);
  }
}
