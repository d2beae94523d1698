import path from "node:path";
import { readSources } from "../../architecture/sources.ts";

const sources = readSources();
const barrel = "ui/index.ts";

/** Names that the library gives out, and the files that they come from. */
const library = new Map(
  [...(sources.get(barrel) ?? "").matchAll(/export\s(?:type\s)?\{([^}]*)\}\sfrom\s"([^"]+)"/g)].flatMap(
    ([, names = "", from = ""]) =>
      names.split(",").map((name) => [name.replace(/^\s*type\s/, "").trim(), path.posix.join("ui", from)] as const),
  ),
);

/** What is imported as a type only is not loaded. */
const imported = /(?:import|export)\s(?!type\s)(\{[^}]*\}|[\w*\s,]+)?\s*(?:from\s*)?"([^"]+)"/g;
const loadedLater = /\bimport\(\s*"([^"]+)"\s*\)/g;

const ofLibrary = (names: string) =>
  names
    .replaceAll(/[{}]/g, "")
    .split(",")
    .flatMap((name) => library.get(name.replace(/^\s*type\s/, "").trim()) ?? []);

/** The files of app and ui that a file needs. Rules and data say nothing to a shopper. */
function neighbours(file: string, source: string): readonly string[] {
  const relative = (specifier: string) =>
    specifier.startsWith(".") ? [path.posix.join(path.posix.dirname(file), specifier)] : [];
  const now = [...source.matchAll(imported)].flatMap(([, names = "", from = ""]) =>
    from === "@dioptra/ui" ? ofLibrary(names) : relative(from),
  );
  const later = [...source.matchAll(loadedLater)].flatMap(([, from = ""]) => relative(from));
  return [...now, ...later].filter((each) => sources.has(each) && each !== barrel);
}

/** Everything that is reached from these files; what is loaded later counts, but not from files of `stops`. */
export function reachedFrom(entries: readonly string[], stops: readonly string[] = []): readonly string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    const source = sources.get(file);
    if (source === undefined || reached.has(file)) return;
    reached.add(file);
    const seen = stops.includes(file) ? source.replaceAll(loadedLater, "") : source;
    neighbours(file, seen).forEach(visit);
  };
  entries.forEach(visit);
  return [...reached];
}

/** All files of a folder of the application. */
export const filesIn = (folder: string): readonly string[] =>
  [...sources.keys()].filter((file) => file.startsWith(`storefront/app/${folder}/`));

/** The messages that a file names: by their id, or by the beginning of several. */
export function idsNamedIn(file: string, known: readonly string[]): readonly string[] {
  const source = sources.get(file) ?? "";
  const words = new Set([...source.matchAll(/"([\w.-]+)"/g)].map(([, word]) => word));
  const beginnings = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = ""]) => beginning);
  return known.filter((id) => words.has(id) || beginnings.some((beginning) => id.startsWith(beginning)));
}

/** Every file that may say something. */
export const allFiles = (): readonly string[] =>
  [...sources.keys()].filter((file) => /^(ui|storefront)\//.test(file) && !/\/(seed|messages)\//.test(file));

/** Whether a file puts a message on the page itself, instead of into a notice. */
export const isFormatted = (file: string, id: string): boolean => sources.get(file)?.includes(`id="${id}"`) === true;
