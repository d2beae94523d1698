import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where a package can be entered, and what each door gives: types are marked with `type`. */
export type PublicNames = Readonly<Record<string, readonly string[]>>;

type Door = string | { readonly types: string };
interface BuiltManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, Door>>;
}

const lists = /^export (type )?\{([^}]*)\}/gm;
const declared = /^export declare (?:const|function|class) (\w+)/gm;

/** What declarations export, whether listed or declared in place. */
function namesIn(declarations: string): string[] {
  const listed = [...declarations.matchAll(lists)].flatMap(([, isTypes, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (isTypes ? `type ${name}` : name)),
  );
  const own = [...declarations.matchAll(declared)].flatMap(([, name = ""]) => name);
  const bare = (name: string) => name.replace("type ", "");
  return [...listed, ...own].toSorted((a, b) => bare(a).localeCompare(bare(b), "en"));
}

/** The public names of a built package, door by door; a pattern is each file that fits it. */
export function publicNames(folder: string): PublicNames {
  const { name, exports }: BuiltManifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const doors = Object.entries(exports).flatMap(([door, target]) => {
    const pattern = typeof target === "string" ? target : target.types;
    const [before = "", after = ""] = pattern.slice(2).split("*");
    const files = globSync(pattern.slice(2), { cwd: folder }).toSorted();
    return files.map((file): [string, string[]] => [
      name + door.slice(1).replace("*", file.slice(before.length, file.length - after.length)),
      typeof target === "string" ? [] : namesIn(readFileSync(path.join(folder, file), "utf8")),
    ]);
  });
  return Object.fromEntries(doors);
}
