import { fileURLToPath } from "node:url";

type RenderEntry = typeof import("./renderEntry.tsx");

const root = fileURLToPath(new URL("../../../storefront", import.meta.url));
// Beside the shop's own build, where its packages are found.
const out = `${root}/dist/bench`;

/** The application's server part, built as the shop's own is, with a way to measure parts of it. */
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
