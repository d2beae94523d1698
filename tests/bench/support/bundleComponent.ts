import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";

export interface Weight {
  /** Bytes of scripts and of styles that a page with it loads initially, gzip. */
  readonly script: number;
  readonly style: number;
  /** Bytes of scripts and styles that it loads on demand, gzip. */
  readonly later: number;
}

const entry = "virtual:page";
const moduleOf = (file: string) => JSON.stringify(path.resolve(file));

/** Returns the source of a page with the tokens, a provider and optionally one component of the built library. */
const page = (component?: string) => `
import { IntlProvider } from "react-intl";
import ${moduleOf("tokens/dist/layers.css.js")};
${component ? `import { ${component} } from ${moduleOf("ui/dist/index.js")};` : ""}
globalThis.page = [IntlProvider, ${component ?? ""}];
`;

type Output = Rolldown.RolldownOutput["output"];
type Chunk = Rolldown.OutputChunk;

const contentOf = (file: Output[number]) => (file.type === "chunk" ? file.code : file.source);
const sum = (files: readonly Output[number][]) =>
  files.reduce((total, file) => total + gzipSync(contentOf(file), { level: 9 }).length, 0);

/** Returns the files that a page loads initially: the entry, its static imports and their style sheets. */
function firstOf(output: Output): ReadonlySet<string> {
  const chunks = output.filter((file): file is Chunk => file.type === "chunk");
  const first = new Set<string>();
  function add({ fileName, imports, viteMetadata }: Chunk) {
    if (first.has(fileName)) return;
    first.add(fileName);
    for (const sheet of viteMetadata?.importedCss ?? []) first.add(sheet);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  }
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  return first;
}

/** Bundles and minifies that page as a shop does, without React and react-intl, and returns its sizes. */
export async function bundleComponent(component?: string): Promise<Weight> {
  const plugin: Plugin = {
    name: "page",
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load: (id) => (id === `\0${entry}` ? page(component) : null),
  };
  const built = await build({
    root: "ui",
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: entry, external: /^react(-dom|-intl)?($|\/)/ } },
  });
  if (!("output" in built)) throw new Error("Vite returned no single build output.");
  const first = firstOf(built.output);
  const isFirst = ({ fileName }: Output[number]) => first.has(fileName);
  const scripts = built.output.filter(({ fileName }) => fileName.endsWith(".js"));
  const styles = built.output.filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    script: sum(scripts.filter(isFirst)),
    style: sum(styles.filter(isFirst)),
    later: sum([...scripts, ...styles].filter((file) => !isFirst(file))),
  };
}
