import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { routeFiles } from "#server/http/routeAssets.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { fontsTarget, routes, routesOfPage, stylesTarget } from "./routes.ts";
import { withBudget, type Table } from "./support/tables.ts";

const client = "storefront/dist/client";
const brotli = (file: string) =>
  brotliCompressSync(readFileSync(client + file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + brotli(file), 0) / 1000;

/** Measures what a shopper downloads for each Polish route with an empty cache. */
export function bytes(): Table[] {
  ensureBuild();
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));
  const assets = routeFiles(
    manifest,
    routes.flatMap(({ id }) => routesOfPage(id)),
    "pl",
  );
  const filesOf = (id: string, kind: "code" | "css") => [
    ...new Set(["__root__", ...routesOfPage(id)].flatMap((route) => assets[route]?.[kind] ?? [])),
  ];
  const scripts = routes.map(({ name, id, target }) => {
    const files = filesOf(id, "code");
    return [`JavaScript: ${name}`, { ...withBudget(sum(files), target, 1), files: files.length }];
  });
  const styles = routes.map(({ name, id }) => {
    const files = filesOf(id, "css");
    return [`CSS: ${name}`, { ...withBudget(sum(files), stylesTarget, 1), files: files.length }];
  });
  // The build contains only the fonts that every page loads.
  const fonts = globSync(`${client}/assets/*.woff2`);
  const weight = fonts.reduce((total, file) => total + statSync(file).size, 0) / 1000;
  return [
    {
      title: "Bytes of a cold load (KB, brotli 11 per file)",
      rows: Object.fromEntries([
        ...scripts,
        ...styles,
        ["fonts", { ...withBudget(weight, fontsTarget, 1), files: fonts.length }],
      ]),
    },
  ];
}
