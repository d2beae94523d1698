import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leaveOut } from "#server/build/leaveOut.ts";

/** Everything that every page needs, in one file: it changes seldom and is cached long. */
const core =
  /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|@tanstack|zustand|react-intl|@formatjs|intl-messageformat|use-sync-external-store)[@+/]/;

/** The numbering plans of all countries: loaded when an address is checked. */
const phones = /libphonenumber-js/;
/** The rules that need no numbering plan; left to themselves they would end up in the file of the one that does. */
const rules = /\/ui\/rules\/(?!phone|checkAddress|index|password)/;
/** Files and folders of ours, from the root of the repository. */
const ours = (...paths: string[]) => new RegExp(`/(${paths.join("|")})[/.]`);
/** What most pages show of a product, and small things that would be files of a few bytes. */
const goods = ours(
  "ui/(eyewear/(FramePicture|SetPicture|Stage|goods)|primitives|product/variants/TempleMark)",
  "domain/(media|money|product/(?!productErrors)\\w+)",
  "configuration/(images|search)",
);
/** Frames as they are drawn, which happens only in what opens over a page. */
const drawing = ours("ui/eyewear");
/** What is said and counted where something is bought: no list needs it. */
const buying = ours(
  "ui/feedback/(Skeleton|InlineNotice|NoticeMark)",
  "ui/icons/(CircleCheck|CircleX|Info|TriangleAlert)",
  "domain/(product/productErrors|result)",
  "configuration/checkout",
);
/** What lists, shelves and the page of a product have in common. */
const catalogue = ours(
  "ui/(product/price/(Price|reductionPercent)|navigation/Breadcrumb|icons/(ChevronLeft|ChevronRight|House|ArrowRight))",
  "domain/(catalog/crumbs|price)",
  "features/catalog/CategoryView.css",
);
/** Products as lists and shelves show them. */
const tiles = ours(
  "ui/catalog/listing/(ProductCard|ProductBadges|Badge|FinishDots|WidthLine)",
  "features/catalog/ProductTile",
);
/** How many of a line are wanted; of the rules it needs one. */
const quantity = ours("ui/(forms/QuantityStepper|rules/(quantity|checked|text))");
/** What a cart and the pages after it show. */
const basket = ours("ui/(cart|layout/WithSummary|forms/Field)", "(domain|state)/cart");
/**
 * The styles of everything but the checkout, the forms of accounts and what opens over a product's pictures: one small
 * file for a whole visit comes sooner than several smaller ones.
 */
const styles =
  /^(?!.*\/(checkout|order|payment|account|sent|tryOn|viewer|Dialog|PasswordField|SegmentedControl|Checkout\w+|\w+Viewer|StageOffer)[/.]).*\.css(\?|$)/;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How long each plugin took is nobody's business but the bundler's. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  root: here("."),
  appType: "custom",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
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
    vanillaExtractPlugin(),
    ...(isSsrBuild ? [] : [leaveOut()]),
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
  optimizeDeps: { include: ["@dioptra/ui > libphonenumber-js/min", "@dioptra/ui > three"] },
  build: isSsrBuild
    ? { ssr: "app/entry-server.tsx", outDir: "dist/server", emptyOutDir: true, rolldownOptions: { checks } }
    : {
        manifest: true,
        outDir: "dist/client",
        emptyOutDir: true,
        // Fonts and pictures are files of their own, so that they can be preloaded and cached.
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks,
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          input: "app/entry-client.tsx",
          output: {
            codeSplitting: {
              groups: [
                { name: "core", test: core },
                { name: "styles", test: styles },
                // What every page needs of ours, in one file instead of a dozen small ones.
                { name: "shop", tags: ["$initial"] },
                { name: "phones", test: phones },
                { name: "goods", test: goods, minShareCount: 2 },
                { name: "drawing", test: drawing, minShareCount: 2 },
                { name: "buying", test: buying, minShareCount: 2 },
                { name: "catalogue", test: catalogue, minShareCount: 2 },
                { name: "tiles", test: tiles, minShareCount: 2 },
                { name: "quantity", test: quantity, minShareCount: 2 },
                { name: "basket", test: basket, minShareCount: 2 },
                { name: "rules", test: rules },
                { name: "overlays", test: ours("ui/overlays"), minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
