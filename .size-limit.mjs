import { readFileSync } from "node:fs";
import { routeAssets } from "./storefront/server/routeAssets.ts";

const client = "storefront/dist/client";
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

/**
 * Totals of a cold load, brotli 11 per file: what is there, held. The aim is 122 KB for home, cart and confirmation, 126
 * for a product and 155 for the checkout; the way there is pictures instead of drawings, and texts by route.
 */
const routes = [
  { name: "home", id: "/", js: "144 kB" },
  { name: "product", id: "/p/$parentSku/$slug/{-$childSku}", js: "149 kB" },
  { name: "cart", id: "/cart", js: "149 kB" },
  { name: "checkout", id: "/checkout", js: "169 kB" },
  { name: "order confirmation", id: "/order-confirmation/$orderId", js: "144 kB" },
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
