import type { ViteDevServer } from "vite";
import type { RouteAssets } from "./routeAssets.ts";

const refreshPreamble = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** What a page needs in development: fast refresh, Vite's client, and the styles of the modules met so far. */
export function devAssets(vite: ViteDevServer): { routes: Record<string, RouteAssets> } {
  const styles = () =>
    [...(vite.environments["ssr"]?.moduleGraph.idToModuleMap.values() ?? [])].flatMap(({ url }) => {
      if (!url.split("?")[0]?.endsWith(".css")) return [];
      return [url.startsWith("/@") ? url : `/@fs${url}`];
    });
  const scripts = [
    { attrs: { type: "module" }, children: refreshPreamble },
    { attrs: { type: "module", src: "/@vite/client" } },
    { attrs: { type: "module", src: "/app/entry-client.tsx" } },
  ];
  return {
    routes: {
      // Read when the page is rendered, after its routes were loaded.
      get __root__() {
        return { css: styles(), scripts };
      },
    },
  };
}
