import { readFileSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import type { Rolldown, UserConfig } from "tsdown";

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | null>> };
}

interface Package {
  /** The package's folder: `import.meta.dirname` of its configuration. */
  readonly folder: string;
  /** The built module whose sheets, with those of all that it imports, make `styles.css`. */
  readonly styles: string;
  readonly plugins?: Rolldown.Plugin[];
}

/** Returns the sources of the modules that `publishConfig.exports` offers from `dist`. */
function entries(folder: string): string[] {
  const { exports, publishConfig }: Manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return Object.entries(publishConfig.exports)
    .filter(([, file]) => file && /^\.\/dist\/.*\.js$/.test(file))
    .map(([name]) => {
      const source = exports[name];
      if (!source) throw new Error(`${folder}/package.json publishes "${name}", which "exports" does not list.`);
      return source.slice(2);
    });
}

const sheetName = (id: string) => id.replace(/\.css\.ts\.vanilla\.css$/, ".css");

/**
 * Lets Node import the modules, which cannot load the sheets that vanilla-extract's plugin writes: a module imports its
 * sheet as `#styles/…`, and the package's `imports` lead Node to an empty module instead. Also writes `styles.css`, all
 * sheets in one, for pages without a bundler.
 */
function publishedSheets(styles: string): Rolldown.Plugin {
  return {
    name: "published-sheets",
    renderChunk: (code, { fileName }) => ({
      code: code.replaceAll(/^import "(\.\/.+\.css)";$/gm, (_, sheet: string) => {
        return `import "#styles/${path.posix.join(path.posix.dirname(fileName), sheet)}";`;
      }),
      // No line moves.
      map: null,
    }),
    generateBundle(_, bundle) {
      const sheets = new Set<string>();
      const visited = new Set<string>();
      /** Adds the sheets of a module in the order in which modules run, so that the cascade stays as in a bundle. */
      const collect = (name: string) => {
        if (visited.has(name)) return;
        visited.add(name);
        const file = bundle[name];
        if (file?.type === "chunk") [...file.imports, ...file.dynamicImports].forEach(collect);
        const sheet = bundle[sheetName(name)];
        if (sheet?.type === "asset") sheets.add(String(sheet.source));
      };
      collect(styles);
      this.emitFile({ type: "asset", fileName: "styles.css", source: [...sheets].join("\n") });
      this.emitFile({ type: "asset", fileName: "noStyles.js", source: "export {};\n" });
    },
  };
}

/** Returns how a package is built for other shops: a module, a source map, types and a sheet for each source. */
export const packageBuild = ({ folder, styles, plugins = [] }: Package): UserConfig => ({
  entry: entries(folder),
  root: ".",
  unbundle: true,
  platform: "neutral",
  target: false,
  sourcemap: true,
  dts: true,
  logLevel: "warn",
  checks: { pluginTimings: false },
  suppressWarnings: "TypeScript 7.0 does not yet have a stable API",
  plugins: [...plugins, vanillaExtractPlugin({ cwd: folder, identifiers: "short" }), publishedSheets(styles)],
  outputOptions: { assetFileNames: ({ originalFileNames: [file = "[name][extname]"] }) => sheetName(file) },
});
