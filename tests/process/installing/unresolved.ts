import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { readManifest } from "./pack.ts";

const naming = /\b(?:from |import |import\(|new URL\()"([@#.\w/-]+)(?:\?[\w-]+)?"/g;
const sheet = "#styles/";

/** Returns what modules and declarations of a packed package import and who installs it does not have: "file: name". */
export function unresolved(folder: string): string[] {
  const { dependencies, peerDependencies } = readManifest(folder);
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  const isThere = (file: string, name: string) => {
    if (name.startsWith(sheet)) return existsSync(path.join(folder, "dist", name.slice(sheet.length)));
    // Declarations name a module where they mean its declarations.
    const meant = file.endsWith(".d.ts") ? name.replace(/\.js$/, ".d.ts") : name;
    if (name.startsWith(".")) return existsSync(path.join(folder, path.dirname(file), meant));
    return packages.some((other) => name === other || name.startsWith(`${other}/`));
  };
  return globSync("**/*.{js,d.ts}", { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(naming)].flatMap(([, name = ""]) =>
      isThere(file, name) ? [] : [`${file}: ${name}`],
    ),
  );
}
