import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "rolldown";

const worker = /new URL\("(\w+)\.ts", import\.meta\.url\)/g;

/** Files that a module names by their address: every bundler knows `new URL(…, import.meta.url)`, and so do browsers. */
export const filesBeside = (root: string): Plugin => ({
  name: "files-beside",
  resolveId: {
    filter: { id: /\.svg(\?|$)/ },
    handler: (source, importer = root) => path.resolve(path.dirname(importer), source.replace(/\?.*/, "")),
  },
  load: {
    filter: { id: /\.svg$/ },
    handler(id) {
      const fileName = path.relative(root, id).replaceAll("\\", "/");
      this.emitFile({ type: "asset", fileName, source: readFileSync(id) });
      // What is drawn in it is asked for by id, which the address of a picture within the page cannot take.
      const code = `export default new URL("./${path.basename(id)}?no-inline", import.meta.url).href;`;
      return { code, moduleType: "js" };
    },
  },
  transform: {
    filter: { code: worker },
    handler(code, id) {
      const withModules = code.replaceAll(worker, (_, name: string) => {
        this.emitFile({ type: "chunk", id: path.resolve(path.dirname(id), `${name}.ts`) });
        return `new URL("./${name}.js", import.meta.url)`;
      });
      // No line has moved.
      return { code: withModules, map: null };
    },
  },
});
