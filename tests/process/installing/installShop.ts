import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import path from "node:path";
import { readManifest, unpack } from "./pack.ts";

interface PackedPackage {
  /** The package's folder in the workspace, which has its dependencies. */
  readonly folder: string;
  readonly archive: string;
}

const blankShop = "tests/process/blankShop";
/** The dependencies of the app itself. */
const ownPackages = ["react", "react-dom", "react-intl", "vite", "@types/react", "@types/react-dom"];

function link(name: string, from: string, modules: string) {
  const target = path.join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(path.join(from, "node_modules", name)), target, "dir");
}

/**
 * Creates a Vite app outside the workspace, and installs packed packages in it as npm does. Declared dependencies are
 * linked to those of the workspace, so that no network is needed and an undeclared dependency is not found.
 */
export async function installShop(shop: string, installed: readonly PackedPackage[]): Promise<void> {
  cpSync(blankShop, shop, { recursive: true });
  const modules = path.join(shop, "node_modules");
  for (const name of ownPackages) link(name, ".", modules);
  for (const { folder, archive } of installed) {
    const target = path.join(modules, readManifest(folder).name);
    await unpack(archive, target);
    for (const name of Object.keys(readManifest(target).dependencies)) link(name, folder, modules);
  }
}
