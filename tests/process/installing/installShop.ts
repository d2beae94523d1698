import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import path from "node:path";
import { command } from "../../run/runner.ts";

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
    const source: { name: string } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const target = path.join(modules, source.name);
    mkdirSync(target, { recursive: true });
    const { code, output } = await command("tar", ["-xzf", archive, "--strip-components=1", "-C", target]);
    if (code !== 0) throw new Error(output);
    const { dependencies }: { dependencies: object } = JSON.parse(
      readFileSync(path.join(target, "package.json"), "utf8"),
    );
    for (const name of Object.keys(dependencies)) link(name, folder, modules);
  }
}
