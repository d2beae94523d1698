import { readFileSync } from "node:fs";
import { routeFiles } from "./storefront/server/http/routeAssets.ts";
import { routes, routesOfPage, stylesTarget } from "./tests/bench/routes.ts";

const client = "storefront/dist/client";
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

const assets = routeFiles(
  manifest,
  routes.flatMap(({ id }) => routesOfPage(id)),
  "pl",
);
const path = (file) => client + file;

/** Size limits of a cold load for each route, with Brotli 11 for each file. The target is shown, the limit is enforced. */
export default routes.flatMap(({ name, id, target, limit }) => {
  const filesOf = (kind) => [...new Set(["__root__", ...routesOfPage(id)].flatMap((route) => assets[route][kind]))];
  return [
    {
      name: `${name}: JavaScript (target: ${target} kB)`,
      path: filesOf("code").map(path),
      limit: `${limit} kB`,
    },
    { name: `${name}: CSS`, path: filesOf("css").map(path), limit: `${stylesTarget} kB` },
  ];
});
