export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads a file of the workspace. */
export type Read = (file: string) => string;

/** A file that only passes on what other modules export, such as `ui/index.ts`. */
const isBarrel = (file: string) => /^ui\/(.+\/)?index\.ts$/.test(file);

const reexport = /export (?:type )?\{([^}]*)\} from "([^"]+)"/g;

/** Returns the names that a barrel passes on, each with the imported module that exports it. */
function namesOf(barrel: string, imports: Imports, read: Read): ReadonlyMap<string, string> {
  const modules = imports.get(barrel) ?? [];
  return new Map(
    [...read(barrel).matchAll(reexport)].flatMap(([, names = "", specifier = ""]) => {
      const module = modules.find((file) => file.endsWith(specifier.replace(/^(\.\.?\/)+/, "")));
      const exported = names.split(",").map((name) =>
        name
          .trim()
          .replace(/^type /, "")
          .replace(/^.* as /, ""),
      );
      return module ? exported.filter((name) => name !== "").map((name) => [name, module] as const) : [];
    }),
  );
}

/**
 * Replaces each import of a barrel by imports of the modules whose names the importing file contains. Otherwise every
 * story would depend on every component.
 */
export function resolveBarrels(imports: Imports, read: Read): Imports {
  const names = new Map([...imports.keys()].filter(isBarrel).map((file) => [file, namesOf(file, imports, read)]));
  return new Map(
    [...imports].map(([file, imported]) => {
      const barrels = imported.filter((other) => names.has(other));
      if (barrels.length === 0 || isBarrel(file)) return [file, imported];
      const words = new Set(read(file).match(/\w+/g));
      const modules = barrels.flatMap((barrel) =>
        [...(names.get(barrel) ?? [])].filter(([name]) => words.has(name)).map(([, module]) => module),
      );
      return [file, [...new Set([...imported.filter((other) => !names.has(other)), ...modules])]];
    }),
  );
}

/** Returns the given files and all files that import them, directly or through other files. */
export function dependentsOf(files: Iterable<string>, imports: Imports): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file]);
  }
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
