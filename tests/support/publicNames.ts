import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The exported names of a package by public import path. Types are marked with `type`. */
export type PublicNames = Readonly<Record<string, readonly string[]>>;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | null>> };
}

const lists = /^export (type )?\{([^}]*)\}/gm;
const declared = /^export (?:declare )?(?:const|function|class) (\w+)/gm;

/** Returns the exported names of a module, given its source or its declarations. */
function namesIn(code: string): string[] {
  const listed = [...code.matchAll(lists)].flatMap(([, isTypes, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (isTypes ? `type ${name}` : name))
      .map((name) => name.replace(/\S+ as /, "")),
  );
  const own = [...code.matchAll(declared)].flatMap(([, name = ""]) => name);
  const bare = (name: string) => name.replace("type ", "");
  return [...listed, ...own].toSorted((a, b) => bare(a).localeCompare(bare(b), "en"));
}

/** Returns the files that match the target of an export by public import path. A pattern may match several. */
function expand(exported: string, target: string, folder: string): (readonly [string, string])[] {
  const [before = "", after] = target.slice(2).split("*");
  if (after === undefined) return [[exported, target.slice(2)]];
  const files = globSync(target.slice(2), { cwd: folder }).toSorted();
  return files.map((file) => [exported.replace("*", file.slice(before.length, file.length - after.length)), file]);
}

/** Returns the public names of a package by import path, read from its sources or from its build. */
export function publicNames(folder: string, from: "sources" | "build"): PublicNames {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const published = manifest.publishConfig.exports;
  const files = Object.entries(published).flatMap(([exported, built]) => {
    const target = from === "sources" ? (manifest.exports[exported] ?? built) : built;
    return built && target ? expand(exported, target, folder) : [];
  });
  const namesOf = (file: string) => {
    const module = file.replace(/\.js$/, ".d.ts");
    return module.endsWith(".ts") ? namesIn(readFileSync(path.join(folder, module), "utf8")) : [];
  };
  return Object.fromEntries(
    files
      .filter(([exported]) => published[exported] !== null)
      .map(([exported, file]) => [manifest.name + exported.slice(1), namesOf(file)]),
  );
}

/** Returns the public names of several packages, as in `tests/process/publicNames.txt`. */
export function listPublicNames(folders: readonly string[], from: "sources" | "build"): string {
  const entryPoints = folders.flatMap((folder) => Object.entries(publicNames(folder, from)));
  return entryPoints.map(([entryPoint, names]) => `${[entryPoint, ...names].join("\n  ")}\n`).join("");
}
