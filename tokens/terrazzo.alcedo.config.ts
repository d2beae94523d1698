import { defineConfig } from "@terrazzo/cli";
import { contrastPlugin } from "./terrazzo/contrastPlugin.ts";
import { brandPlugin } from "./terrazzo/vanillaExtractPlugin.ts";

export default defineConfig({
  tokens: ["./tokens.json", "./brands/alcedo.tokens.json"],
  outDir: ".",
  plugins: [contrastPlugin(), brandPlugin("brands/alcedo.ts")],
});
