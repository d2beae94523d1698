import { readFileSync } from "node:fs";
import path from "node:path";
import type { Rolldown } from "tsdown";
import { packageBuild } from "../tsdown.base.ts";

/** Matches the URL of a worker module, such as `new URL("modelWorker.ts", import.meta.url)`. */
const worker = /new URL\("(\w+)\.ts", import\.meta\.url\)/g;

/**
 * Emits drawings and workers as separate files beside the modules that use them. The modules refer to them by
 * `new URL(…, import.meta.url)`, which bundlers and browsers understand.
 */
const filesBeside: Rolldown.Plugin = {
  name: "files-beside",
  resolveId: {
    filter: { id: /\.svg(\?|$)/ },
    handler: (source, importer = "") => path.resolve(path.dirname(importer), source.replace(/\?.*/, "")),
  },
  load: {
    filter: { id: /\.svg$/ },
    handler(id) {
      const fileName = path.relative(import.meta.dirname, id).replaceAll("\\", "/");
      this.emitFile({ type: "asset", fileName, source: readFileSync(id) });
      // A page refers to a drawing's parts by id, which does not work with a data URL.
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
      // Only file names change, so the existing source map stays valid.
      return { code: withModules, map: null };
    },
  },
};

export default packageBuild({ folder: import.meta.dirname, styles: "index.js", plugins: [filesBeside] });
