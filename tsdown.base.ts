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
  /** The built module whose style sheets, including those of its imports, are combined in `styles.css`. */
  readonly styles: string;
  readonly plugins?: Rolldown.Plugin[];
}

/** Returns the source files of the modules that `publishConfig.exports` publishes from `dist`. */
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
 * Makes the built modules importable in Node, which cannot load CSS. Each module imports its style sheet as
 * `#styles/…`, which the package's `imports` map to an empty module in Node. Also writes `styles.css` with all sheets,
 * for pages without a bundler.
 */
function publishedSheets(styles: string): Rolldown.Plugin {
  return {
    name: "published-sheets",
    renderChunk: (code, { fileName }) => ({
      code: code.replaceAll(/^import "(\.\/.+\.css)";$/gm, (_, sheet: string) => {
        return `import "#styles/${path.posix.join(path.posix.dirname(fileName), sheet)}";`;
      }),
      // The replacement does not move any line, so the source map stays valid.
      map: null,
    }),
    generateBundle(_, bundle) {
      const sheets = new Set<string>();
      const visited = new Set<string>();
      /**
       * Adds a module's sheets in the order in which modules are evaluated, so that the cascade is the same as in a
       * bundle.
       */
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

/**
 * Returns the build of a published package: a module, source map, type declarations and style sheet for each source
 * file.
 */
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
