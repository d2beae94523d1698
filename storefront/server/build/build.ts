import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { compileMessages } from "./compileMessages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const workspace = fileURLToPath(new URL("../../..", import.meta.url));
const stampFile = `${root}dist/key`;
const sources = [
  "pnpm-lock.yaml",
  "{tokens,ui}/**/*.{ts,tsx,css,json}",
  "storefront/{app,client,configuration,contract,domain,worker}/**/*.{ts,tsx,json}",
  "storefront/locales/*.json",
  "storefront/vite.config.ts",
  "storefront/server/build/*.ts",
];
const generated = ["**/node_modules/**", "**/dist/**", "**/compiled/**", "**/routeTree.gen.ts"];

/** Returns a digest of all files that the build reads. */
function contentKey(): string {
  const files = globSync(sources, { cwd: workspace, exclude: generated }).toSorted();
  const digest = files.reduce(
    (hash, file) => hash.update(file).update(readFileSync(workspace + file)),
    createHash("sha256"),
  );
  return digest.digest("hex");
}

/** Returns whether the existing build was made from the current sources. */
export function isBuilt(): boolean {
  try {
    return readFileSync(stampFile, "utf8") === contentKey();
  } catch {
    return false;
  }
}

/** Compresses the assets once, at the highest quality, instead of at every request. */
function compressAssets() {
  for (const file of globSync("**/*.{js,css,svg}", { cwd: `${root}dist/client` })) {
    const path = `${root}dist/client/${file}`;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
}

/** Builds a service worker as one file, under the name that `http/workerFiles.ts` serves it by. */
async function buildWorker(source: string, name: string) {
  const { build } = await import("vite");
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: "dist/worker",
      emptyOutDir: false,
      rolldownOptions: { input: source, output: { format: "iife", entryFileNames: name } },
    },
  });
}

async function buildAll() {
  const { build } = await import("vite");
  const setting = { root, configFile: `${root}vite.config.ts`, logLevel: "warn" } as const;
  const step = (number: number, name: string) => console.log(`Building the shop (${number}/4): ${name}…`);
  // A build that fails leaves no whole one behind, even when the sources are as they were before.
  rmSync(stampFile, { force: true });
  step(1, "messages");
  await compileMessages();
  step(2, "client");
  await build(setting);
  step(3, "server");
  await build({ ...setting, build: { ssr: "app/entry-server.tsx" } });
  await buildWorker("worker/serviceWorker.ts", "on.js");
  await buildWorker("worker/switchedOff.ts", "off.js");
  step(4, "compression");
  compressAssets();
  writeFileSync(stampFile, contentKey());
}

// A process of its own, so that the server never loads the build tools.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && !isBuilt()) await buildAll();
