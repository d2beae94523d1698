import path from "node:path";
import { readSources } from "../../architecture/sources.ts";

const sources = readSources();
const barrel = "ui/index.ts";

/** The exports of the component library, with the files that define them. */
const library = new Map(
  [...(sources.get(barrel) ?? "").matchAll(/export\s(?:type\s)?\{([^}]*)\}\sfrom\s"([^"]+)"/g)].flatMap(
    ([, names = "", from = ""]) =>
      names.split(",").map((name) => [name.replace(/^\s*type\s/, "").trim(), path.posix.join("ui", from)] as const),
  ),
);

/** Static imports and exports; type-only imports load nothing. */
const staticImport = /(?:import|export)\s(?!type\s)(\{[^}]*\}|[\w*\s,]+)?\s*(?:from\s*)?"([^"]+)"/g;
const dynamicImport = /\bimport\(\s*"([^"]+)"\s*\)/g;

const libraryFiles = (names: string) =>
  names
    .replaceAll(/[{}]/g, "")
    .split(",")
    .flatMap((name) => library.get(name.replace(/^\s*type\s/, "").trim()) ?? []);

/** Lists the files of app and ui that a file imports. Other folders use no messages. */
function importedFiles(file: string, source: string): readonly string[] {
  const relative = (specifier: string) =>
    specifier.startsWith(".") ? [path.posix.join(path.posix.dirname(file), specifier)] : [];
  const staticFiles = [...source.matchAll(staticImport)].flatMap(([, names = "", from = ""]) =>
    from === "@dioptra/ui" ? libraryFiles(names) : relative(from),
  );
  const dynamicFiles = [...source.matchAll(dynamicImport)].flatMap(([, from = ""]) => relative(from));
  return [...staticFiles, ...dynamicFiles].filter((each) => sources.has(each) && each !== barrel);
}

/** Lists all files reachable from these, including through dynamic imports, except those of the files in `stops`. */
export function reachedFrom(entries: readonly string[], stops: readonly string[] = []): readonly string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    const source = sources.get(file);
    if (source === undefined || reached.has(file)) return;
    reached.add(file);
    const seen = stops.includes(file) ? source.replaceAll(dynamicImport, "") : source;
    importedFiles(file, seen).forEach(visit);
  };
  entries.forEach(visit);
  return [...reached];
}

/** Lists all files of a folder of the app. */
export const filesIn = (folder: string): readonly string[] =>
  [...sources.keys()].filter((file) => file.startsWith(`storefront/app/${folder}/`));

/** Returns the text of a file; empty if there is none. */
export const sourceOf = (file: string): string => sources.get(file) ?? "";

/** Lists the messages that a file names: by id, or by a prefix in a template literal. */
export function idsNamedIn(file: string, known: readonly string[]): readonly string[] {
  const source = sourceOf(file);
  const literals = new Set([...source.matchAll(/"([\w.-]+)"/g)].map(([, literal]) => literal));
  const prefixes = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = ""]) => prefix);
  return known.filter((id) => literals.has(id) || prefixes.some((prefix) => id.startsWith(prefix)));
}

/** Lists every file that may use messages. */
export const allFiles = (): readonly string[] =>
  [...sources.keys()].filter((file) => /^(ui|storefront)\//.test(file) && !/\/(seed|messages)\//.test(file));

/** Whether a file renders a message itself instead of showing it in a notice. */
export const isFormatted = (file: string, id: string): boolean => sources.get(file)?.includes(`id="${id}"`) === true;
