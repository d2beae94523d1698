import { defineConfig } from "@terrazzo/cli";
import { contrastPlugin } from "./terrazzo/contrastPlugin.ts";
import { vanillaExtractPlugin } from "./terrazzo/vanillaExtractPlugin.ts";

export default defineConfig({
  tokens: "./tokens.json",
  outDir: ".",
  plugins: [contrastPlugin(), vanillaExtractPlugin()],
});
