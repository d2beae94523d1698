import path from "node:path";
import { compile, processVanillaFile } from "@vanilla-extract/integration";
import type { Plugin, PluginContext } from "rolldown";

/**
 * Styles of a package as it is published: each `X.css.ts` becomes a module of class names and a sheet `X.css`, which the
 * module imports, so that a shop downloads the sheets of what it uses. All sheets that `door` reaches are `styles.css`
 * besides, for pages without a bundler.
 */
export function styleSheets(root: string, door: string): Plugin {
  const sheets = new Map<string, string>();
  const sheetsOf = new Map<string, string[]>();
  /** Adds the sheets of a module in the order in which modules run: what is built upon comes first. */
  function collect(context: PluginContext, id: string, found: Set<string>, seen = new Set<string>()) {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of importedIds) collect(context, imported, found, seen);
    for (const sheet of sheetsOf.get(id) ?? []) found.add(sheet);
    for (const later of dynamicallyImportedIds) collect(context, later, found, seen);
  }
  return {
    name: "style-sheets",
    transform: {
      filter: { id: /\.css\.ts$/ },
      async handler(_, id) {
        const identOption = "short";
        const { source } = await compile({ filePath: id, cwd: root, identOption });
        const own: string[] = [];
        const code = await processVanillaFile({
          source,
          filePath: id,
          identOption,
          serializeVirtualCssPath: ({ fileName, source }) => {
            const sheet = fileName.replace(/\.css\.ts\.vanilla\.css$/, ".css");
            sheets.set(sheet, source);
            own.push(sheet);
            return `import "#styles/${sheet}";`;
          },
        });
        sheetsOf.set(id, own);
        return { code, map: { mappings: "" } };
      },
    },
    generateBundle() {
      const all = new Set<string>();
      collect(this, path.resolve(root, door), all);
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      for (const [fileName, source] of sheets) emit(fileName, source);
      emit("styles.css", [...all].map((sheet) => sheets.get(sheet)).join("\n"));
      emit("noStyles.js", "export {};\n");
    },
  };
}
