import { expect, test } from "vitest";
import { routeAssets } from "#server/routeAssets.ts";

const manifest = {
  "app/entry-client.tsx": { file: "assets/entry.js", imports: ["_core.js"], css: ["assets/root.css"] },
  "_core.js": { file: "assets/core.js" },
  "_picker.js": { file: "assets/picker.js", imports: ["_core.js"], css: ["assets/picker.css", "assets/root.css"] },
  "app/i18n/compiled/pl/site.json": { file: "assets/pl.js" },
  "app/i18n/compiled/pl/product.json": { file: "assets/pl-product.js" },
  "app/routes/index.tsx?tsr-split=component": { file: "assets/home.js", css: ["assets/home.css"] },
  "app/routes/p.$parentSku.$slug.{-$childSku}.tsx?tsr-split=component": {
    file: "assets/product.js",
    imports: ["_picker.js"],
  },
  "app/routes/checkout.tsx?tsr-split=component": { file: "assets/checkout.js", imports: ["_picker.js"] },
  "app/layout/CheckoutHead.tsx": { file: "assets/head.js", imports: ["_picker.js"], css: ["assets/head.css"] },
};
const assets = routeAssets(manifest, ["/", "/p/$parentSku/$slug/{-$childSku}"], "pl");

test("every page loads the entry, its imports and the messages of its locale at once", () => {
  expect(assets.routes["__root__"]).toEqual({
    css: ["/assets/root.css"],
    preloads: ["/assets/entry.js", "/assets/core.js", "/assets/pl.js"],
    scripts: [{ attrs: { type: "module", async: true, src: "/assets/entry.js" } }],
  });
});

test("a route adds only what the root has not, and its part of the messages", () => {
  expect(assets.routes["/"]).toEqual({ css: ["/assets/home.css"], preloads: ["/assets/home.js"] });
  expect(assets.routes["/p/$parentSku/$slug/{-$childSku}"]).toEqual({
    css: ["/assets/picker.css"],
    preloads: ["/assets/product.js", "/assets/picker.js", "/assets/pl-product.js"],
  });
});

test("the checkout loads its own head with it", () => {
  const { css, preloads } = routeAssets(manifest, ["/checkout"], "pl").routes["/checkout"] ?? {};
  expect(css).toEqual(["/assets/picker.css", "/assets/head.css"]);
  expect(preloads).toEqual(["/assets/checkout.js", "/assets/picker.js", "/assets/head.js"]);
});

test("a build without the locale's messages is said", () => {
  expect(() => routeAssets(manifest, [], "de")).toThrow("build again");
});
