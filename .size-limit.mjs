import { readFileSync } from "node:fs";
import { routeAssets } from "./storefront/server/routeAssets.ts";

const client = "storefront/dist/client";
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

/** Totals of a cold load, brotli 11 per file. */
const routes = [
  { name: "home", id: "/", js: "122 kB" },
  { name: "product", id: "/p/$parentSku/$slug/{-$childSku}", js: "126 kB" },
  { name: "cart", id: "/cart", js: "122 kB" },
  { name: "checkout", id: "/checkout", js: "155 kB" },
  { name: "order confirmation", id: "/order-confirmation/$orderId", js: "122 kB" },
];

const { routes: assets } = routeAssets(
  manifest,
  routes.map(({ id }) => id),
  "pl",
);
const path = (file) => client + file;

export default routes.flatMap(({ name, id, js }) => {
  const { css, preloads } = assets[id];
  return [
    { name: `${name}: JavaScript`, path: [...assets.__root__.preloads, ...preloads].map(path), limit: js },
    { name: `${name}: CSS`, path: [...assets.__root__.css, ...css].map(path), limit: "14 kB" },
  ];
});
