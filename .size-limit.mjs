import { readFileSync } from "node:fs";
import { routeFiles } from "./storefront/server/http/routeAssets.ts";
import { routes, stylesAim } from "./tests/bench/routes.ts";

const client = "storefront/dist/client";
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

const assets = routeFiles(
  manifest,
  routes.map(({ id }) => id),
  "pl",
);
const path = (file) => client + file;

/** Totals of a cold load, brotli 11 per file: what is there, held. Each route names its aim. */
export default routes.flatMap(({ name, id, aim, held }) => {
  const { css, code } = assets[id];
  return [
    {
      name: `${name}: JavaScript (aim: ${aim} kB)`,
      path: [...assets.__root__.code, ...code].map(path),
      limit: `${held} kB`,
    },
    { name: `${name}: CSS`, path: [...assets.__root__.css, ...css].map(path), limit: `${stylesAim} kB` },
  ];
});
