import { fileURLToPath } from "node:url";
import { build } from "vite";

const entry = fileURLToPath(new URL("page/page.ts", import.meta.url));

/** The studio as one script for a page: geometry, materials, light and three.js. */
export async function studioScript(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["iife"], name: "studio" } },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("The studio could not be built");
  return chunk.code;
}
