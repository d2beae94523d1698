import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { languages } from "#domain/store.ts";
import { sharedChunks } from "#server/build/chunks.ts";
import { minifiedSource } from "#server/build/minifiedSource.ts";
import { settingValues } from "#server/build/settingValues.ts";

/** Everything that every page needs, in one file: it changes seldom and is cached long. */
const core =
  /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|@tanstack|zustand|react-intl|@formatjs|intl-messageformat|use-sync-external-store)[@+/]/;

/** The numbering plans of all countries: loaded when an address is checked. */
const phones = /libphonenumber-js/;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The files that the entry itself loads, so that no lazily loaded part of a page has to name them. */
const loadedByEntry = /\/(core|rolldown-runtime|styles)-[^/]*$/;

/** Keeps the time that each plugin took out of the output. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  root: here("."),
  appType: "custom",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // A page that the server has rendered runs no loader, so loaders are no part of the code that every page loads.
      codeSplittingOptions: { defaultBehavior: [["component", "loader"], ["errorComponent"], ["notFoundComponent"]] },
      routesDirectory: "./app/routes",
      generatedRouteTree: "./app/routeTree.gen.ts",
      disableLogging: true,
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    // Memory for every value of every component would be a tenth of a page's code: only what says "use memo" gets it.
    babel({ presets: [reactCompilerPreset({ compilationMode: "annotation" })] }),
    formatjs({ removeDefaultMessage: true, ast: true }),
    // The date fields' library has its texts in 34 languages.
    optimizeLocales.vite({ locales: languages }),
    vanillaExtractPlugin(),
    settingValues(),
    minifiedSource("/app/layout/recordPresses.ts"),
  ],
  resolve: {
    alias: [
      { find: "@vanilla-extract/recipes/createRuntimeFn", replacement: here("app/createRuntimeFn.ts") },
      // A stand-in for older versions of React.
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
      // Messages are compiled, so the parser stays out of the browser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    ],
  },
  // Found late, they would reload the first page of a development run.
  optimizeDeps: {
    include: [
      "@dioptra/ui > libphonenumber-js/min",
      "@dioptra/ui > react-aria/I18nProvider",
      "@dioptra/ui > react-aria/useSlider",
      "@dioptra/ui > react-stately/useSliderState",
      "@dioptra/ui > three",
    ],
  },
  build: isSsrBuild
    ? { ssr: "app/entry-server.tsx", outDir: "dist/server", emptyOutDir: true, rolldownOptions: { checks } }
    : {
        manifest: true,
        outDir: "dist/client",
        emptyOutDir: true,
        // The largest is three.js, which is loaded when a shopper turns a frame. What pages load has limits of its own (`size-limit`).
        chunkSizeWarningLimit: 600,
        // Fonts and pictures are files of their own, so that they can be preloaded and cached.
        assetsInlineLimit: 0,
        modulePreload: {
          resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !loadedByEntry.test(file)),
        },
        rolldownOptions: {
          checks,
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          input: "app/entry-client.tsx",
          output: {
            // Every page has the names of all files that it may load, and compression cannot shorten their hashes.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                { name: "core", test: core },
                // Styles that more than one page needs.
                { name: "styles", test: /\.css(\?|$)/, minShareCount: 2 },
                // What every page needs of ours, in one file instead of a dozen small ones.
                { name: "shop", tags: ["$initial"] },
                { name: "phones", test: phones },
                ...sharedChunks(),
              ],
            },
          },
        },
      },
}));
