import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const naming = /\b(?:from |import |import\(|new URL\()"([@#.\w/-]+)(?:\?[\w-]+)?"/g;
const sheet = "#styles/";

interface BuiltManifest {
  readonly dependencies: object;
  readonly peerDependencies?: object;
}

/** What modules and declarations of a built package name, and nobody who installs it has: "file: name". */
export function unresolved(folder: string): string[] {
  const manifest: BuiltManifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const isThere = (file: string, name: string) => {
    if (name.startsWith(sheet)) return existsSync(path.join(folder, name.slice(sheet.length)));
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
