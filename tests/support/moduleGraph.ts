import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ResolverFactory } from "rolldown/experimental";
import { minifySync, parseSync, transformSync } from "rolldown/utils";

/** The names that a module imports from another; null for all. */
type Names = ReadonlySet<string> | null;

interface Import {
  readonly file: string;
  readonly names: Names;
}

interface SourceFile {
  /** A digest of the code without comments and types, or of the bytes of any other file. */
  readonly digest: string;
  readonly code: string;
  readonly imports: readonly Import[];
  /** The origin of each exported name, if the module does nothing but export from others. */
  readonly reexports: ReadonlyMap<string, Import> | null;
}

/** Everything that a module consists of. */
export interface Modules {
  readonly files: ReadonlySet<string>;
  /** Packages with their versions. */
  readonly packages: ReadonlySet<string>;
}

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 16);

const resolver = new ResolverFactory({
  conditionNames: ["import", "browser", "default"],
  extensions: [".ts", ".tsx", ".js"],
});

/** Returns the file of an import, relative to the workspace; for a package, its name and version. */
function resolve(importer: string, specifier: string): string | null {
  const found = resolver.sync(path.resolve(path.dirname(importer)), specifier.replace(/\?.*$/, "")).path;
  if (!found) return null;
  return /node_modules\/\.pnpm\/([^/]+)\//.exec(found)?.[1] ?? path.relative("", found);
}

const isFile = (name: string) => name.includes("/");

/** Returns the files that a module names in `import.meta.glob` and in URLs relative to itself. */
function filesNamedIn(file: string, code: string): readonly string[] {
  const folder = path.dirname(file);
  const patterns = code.matchAll(/import\.meta\.glob\(\s*[`"']([^`"']+)[`"']/g);
  const urls = code.matchAll(/new URL\(\s*[`"']([^`"']+)[`"'],\s*import\.meta\.url/g);
  return [
    ...Array.from(patterns, ([, pattern = ""]) => globSync(path.join(folder, pattern)).toSorted()).flat(),
    // A URL may also name a folder, or be put together when the code runs.
    ...Array.from(urls, ([, name = ""]) => path.join(folder, name)).filter(
      (named) => statSync(named, { throwIfNoEntry: false })?.isFile() ?? false,
    ),
  ];
}

function readCode(file: string): SourceFile {
  const { code, errors } = transformSync(file, readFileSync(file, "utf8"));
  if (errors[0]) throw errors[0];
  const { module, program } = parseSync(`${file}.js`, code);
  const toImport = (specifier: string, names: Names): readonly Import[] => {
    const found = resolve(file, specifier);
    return found === null ? [] : [{ file: found, names }];
  };
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const reexports = new Map(
    exported.flatMap(({ moduleRequest, importName, exportName }) =>
      toImport(moduleRequest?.value ?? "", importName.name ? new Set([importName.name]) : null).map(
        (origin) => [exportName.name ?? "", origin] as const,
      ),
    ),
  );
  const isBarrel =
    program.body.length > 0 &&
    program.body.every(({ type }) => type === "ExportNamedDeclaration") &&
    exported.every(({ moduleRequest }) => moduleRequest);
  return {
    digest: hash(minifySync(`${file}.js`, code, { mangle: false, compress: false }).code),
    code,
    imports: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) => {
        const names = entries.map(({ importName }) => importName.name ?? null);
        return toImport(
          moduleRequest.value,
          names.length > 0 && names.every((name) => name !== null) ? new Set(names) : null,
        );
      }),
      ...reexports.values(),
      ...exported.flatMap(({ moduleRequest, importName }) =>
        moduleRequest && !importName.name ? toImport(moduleRequest.value, null) : [],
      ),
      ...module.dynamicImports.flatMap(({ moduleRequest }) => {
        const literal = /^["'`]([^$]+)["'`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1];
        return literal ? toImport(literal, null) : [];
      }),
      ...filesNamedIn(file, code).map((named) => ({ file: named, names: null })),
    ],
    reexports: isBarrel ? reexports : null,
  };
}

function readOther(file: string): SourceFile {
  const bytes = readFileSync(file);
  const sheets = file.endsWith(".css") ? bytes.toString().matchAll(/@import\s+"([^"]+)"/g) : [];
  const imports = Array.from(sheets, ([, specifier = ""]) => resolve(file, specifier));
  return {
    digest: hash(bytes),
    code: "",
    imports: imports.flatMap((found) => (found ? [{ file: found, names: null }] : [])),
    reexports: null,
  };
}

const sources = new Map<string, SourceFile>();

/** Reads a file of the workspace once. */
export function readSource(file: string): SourceFile {
  const known = sources.get(file);
  if (known) return known;
  const source = /\.tsx?$/.test(file) ? readCode(file) : readOther(file);
  sources.set(file, source);
  return source;
}

/**
 * Returns every file and package that a module consists of. Of a module that only exports from others, such as
 * `ui/index.ts`, only the origins of the imported names belong to it.
 */
export function modulesOf(entry: string): Modules {
  const files = new Set<string>();
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting: Import[] = [{ file: entry, names: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, names } = next;
    if (!isFile(file)) {
      packages.add(file);
      continue;
    }
    const { imports, reexports } = readSource(file);
    const isNamed = names !== null && reexports !== null && [...names].every((name) => reexports.has(name));
    for (const name of isNamed ? names : ["*"]) {
      if (seen.has(`${file} ${name}`)) continue;
      seen.add(`${file} ${name}`);
      const origin = reexports?.get(name);
      if (isNamed && origin) waiting.push(origin);
      if (isNamed) continue;
      files.add(file);
      waiting.push(...imports);
    }
  }
  return { files, packages };
}
