import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { readManifest } from "./pack.ts";

const importPattern = /\b(?:from |import |import\(|new URL\()"([@#.\w/-]+)(?:\?[\w-]+)?"/g;
const stylesPrefix = "#styles/";

/** Returns the imports of a packed package that cannot be resolved where it is installed, as "file: name". */
export function unresolved(folder: string): string[] {
  const { dependencies, peerDependencies } = readManifest(folder);
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  const isResolved = (file: string, name: string) => {
    if (name.startsWith(stylesPrefix)) return existsSync(path.join(folder, "dist", name.slice(stylesPrefix.length)));
    // Declarations import modules by the names of their scripts.
    const target = file.endsWith(".d.ts") ? name.replace(/\.js$/, ".d.ts") : name;
    if (name.startsWith(".")) return existsSync(path.join(folder, path.dirname(file), target));
    return packages.some((other) => name === other || name.startsWith(`${other}/`));
  };
  return globSync("**/*.{js,d.ts}", { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(importPattern)].flatMap(([, name = ""]) =>
      isResolved(file, name) ? [] : [`${file}: ${name}`],
    ),
  );
}
