import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The exported names of a package by public import path. Types are marked with `type`. */
export type PublicNames = Readonly<Record<string, readonly string[]>>;

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | null>> };
}

const lists = /^export (type )?\{([^}]*)\}/gm;
const declared = /^export declare (?:const|function|class) (\w+)/gm;

/** Returns the exported names of a declaration file. */
function namesIn(declarations: string): string[] {
  const listed = [...declarations.matchAll(lists)].flatMap(([, isTypes, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (isTypes ? `type ${name}` : name))
      .map((name) => name.replace(/\S+ as /, "")),
  );
  const own = [...declarations.matchAll(declared)].flatMap(([, name = ""]) => name);
  const bare = (name: string) => name.replace("type ", "");
  return [...listed, ...own].toSorted((a, b) => bare(a).localeCompare(bare(b), "en"));
}

/** Returns the public names of a built package by import path. A pattern is expanded to all files that match it. */
export function publicNames(folder: string): PublicNames {
  const { name, publishConfig }: Manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const files = Object.entries(publishConfig.exports).flatMap(([exported, pattern]) => {
    if (!pattern) return [];
    const [before = "", after = ""] = pattern.slice(2).split("*");
    const matches = globSync(pattern.slice(2), { cwd: folder }).toSorted();
    return matches.map((file) => ({
      exported: exported.replace("*", file.slice(before.length, file.length - after.length)),
      declarations: file.endsWith(".js") ? path.join(folder, file.replace(/\.js$/, ".d.ts")) : undefined,
    }));
  });
  const isPublic = ({ exported }: { exported: string }) => publishConfig.exports[exported] !== null;
  return Object.fromEntries(
    files
      .filter(isPublic)
      .map(({ exported, declarations }) => [
        name + exported.slice(1),
        declarations ? namesIn(readFileSync(declarations, "utf8")) : [],
      ]),
  );
}
