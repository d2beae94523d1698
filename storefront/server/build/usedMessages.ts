import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const workspace = fileURLToPath(new URL("../../..", import.meta.url));
const barrel = "ui/index.ts";

interface Sources {
  /** The texts of the modules of the components and the shop, by paths from the root of the repository. */
  readonly texts: ReadonlyMap<string, string>;
  /** The exports of the component library, with the files that define them. */
  readonly library: ReadonlyMap<string, string>;
}

function readSources(): Sources {
  const files = globSync("{ui,storefront}/**/*.{ts,tsx}", {
    cwd: workspace,
    exclude: ["**/node_modules/**", "**/dist/**", "**/compiled/**"],
  });
  const texts = new Map(files.map((file) => [file.replaceAll("\\", "/"), readFileSync(workspace + file, "utf8")]));
  const exported = (texts.get(barrel) ?? "").matchAll(/export\s(?:type\s)?\{([^}]*)\}\sfrom\s"([^"]+)"/g);
  const library = [...exported].flatMap(([, names = "", from = ""]) =>
    names.split(",").map((name) => [name.replace(/^\s*type\s/, "").trim(), path.posix.join("ui", from)] as const),
  );
  return { texts, library: new Map(library) };
}

let known: Sources | undefined;

/** Reads the modules when they are asked for first: a server that serves a build never does. */
function sources(): Sources {
  known ??= readSources();
  return known;
}

/** Static imports and exports; type-only imports load nothing. */
const staticImport = /(?:import|export)\s(?!type\s)(\{[^}]*\}|[\w*\s,]+)?\s*(?:from\s*)?"([^"]+)"/g;
const dynamicImport = /\bimport\(\s*"([^"]+)"\s*\)/g;

const libraryFiles = (names: string) =>
  names
    .replaceAll(/[{}]/g, "")
    .split(",")
    .flatMap((name) => sources().library.get(name.replace(/^\s*type\s/, "").trim()) ?? []);

/** The files of app and ui that a file imports. Other folders use no messages. */
export interface MessageImports {
  readonly now: readonly string[];
  /** Through dynamic imports. */
  readonly later: readonly string[];
}

/** Returns the files that a file imports, those of the component library by the names that it imports. */
export function importsOf(file: string): MessageImports {
  const source = sourceOf(file);
  const relative = (specifier: string) =>
    specifier.startsWith(".") ? [path.posix.join(path.posix.dirname(file), specifier)] : [];
  const isRead = (each: string) => sources().texts.has(each) && each !== barrel;
  return {
    now: [...source.matchAll(staticImport)]
      .flatMap(([, names = "", from = ""]) => (from === "@dioptra/ui" ? libraryFiles(names) : relative(from)))
      .filter(isRead),
    later: [...source.matchAll(dynamicImport)].flatMap(([, from = ""]) => relative(from)).filter(isRead),
  };
}

/** Lists every file that may use messages. */
export const allFiles = (): readonly string[] => [...sources().texts.keys()];

/** Lists all files of a folder of the app. */
export const filesIn = (folder: string): readonly string[] =>
  allFiles().filter((file) => file.startsWith(`storefront/app/${folder}/`));

/** Returns the text of a file; empty if there is none. */
export const sourceOf = (file: string): string => sources().texts.get(file) ?? "";

/** Lists the messages that a file names: by id, or by a prefix in a template literal. */
export function idsNamedIn(file: string, ids: readonly string[]): readonly string[] {
  const source = sourceOf(file);
  const literals = new Set([...source.matchAll(/"([\w.-]+)"/g)].map(([, literal]) => literal));
  const prefixes = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = ""]) => prefix);
  return ids.filter((id) => literals.has(id) || prefixes.some((prefix) => id.startsWith(prefix)));
}

/** Whether a file renders a message itself instead of showing it in a notice. */
export const isFormatted = (file: string, id: string): boolean => sourceOf(file).includes(`id="${id}"`);
