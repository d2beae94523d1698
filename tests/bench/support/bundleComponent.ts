import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";

export interface Weight {
  /** Bytes of scripts and of styles that a page with it loads first, gzip. */
  readonly script: number;
  readonly style: number;
  /** Bytes of what it asks for when it is used, both together. */
  readonly later: number;
}

const entry = "virtual:page";
const moduleOf = (file: string) => JSON.stringify(path.resolve(file));

/** A page with the tokens and a provider, and with one component of the built library if it is named. */
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

/** The files that a page asks for at once: an entry, what it imports, and their sheets. */
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

/** What a shop's bundler makes of that page, minified; React and react-intl are the shop's own. */
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
  if (!("output" in built)) throw new Error("One build was asked for, without watching.");
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
