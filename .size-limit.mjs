import { readFileSync } from "node:fs";
import { routeFiles } from "./storefront/server/http/routeAssets.ts";
import { routes, stylesTarget } from "./tests/bench/routes.ts";

const client = "storefront/dist/client";
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

const assets = routeFiles(
  manifest,
  routes.map(({ id }) => id),
  "pl",
);
const path = (file) => client + file;

/** Size limits of a cold load for each route, with Brotli 11 for each file. The target is shown, the limit is enforced. */
export default routes.flatMap(({ name, id, target, limit }) => {
  const { css, code } = assets[id];
  return [
    {
      name: `${name}: JavaScript (target: ${target} kB)`,
      path: [...assets.__root__.code, ...code].map(path),
      limit: `${limit} kB`,
    },
    { name: `${name}: CSS`, path: [...assets.__root__.css, ...css].map(path), limit: `${stylesTarget} kB` },
  ];
});
