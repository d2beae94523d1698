import { fileURLToPath } from "node:url";

type RenderEntry = typeof import("./renderEntry.tsx");

const root = fileURLToPath(new URL("../../../storefront", import.meta.url));
// Next to the shop's build, so that its packages can be resolved.
const out = `${root}/dist/bench`;

/** Builds the app's server entry as the shop does, with access to its parts for measurements. */
export async function buildRenderEntry(): Promise<RenderEntry> {
  const { build } = await import("vite");
  await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: "error",
    build: { ssr: fileURLToPath(new URL("renderEntry.tsx", import.meta.url)), outDir: out, emptyOutDir: true },
  });
  return import(`${out}/renderEntry.js`);
}
