import { expect, test } from "vitest";
import { routeAssets, routeFiles } from "#server/http/routeAssets.ts";

const manifest = {
  "app/entry-client.tsx": { file: "assets/entry.js", imports: ["_core.js"], css: ["assets/root.css"] },
  "_core.js": { file: "assets/core.js" },
  "_picker.js": { file: "assets/picker.js", imports: ["_core.js"], css: ["assets/picker.css", "assets/root.css"] },
  "app/i18n/catalogues/pl.ts": { file: "assets/pl-parts.js" },
  "app/i18n/compiled/pl/site.json": { file: "assets/pl.js" },
  "app/i18n/compiled/pl/product.json": { file: "assets/pl-product.js" },
  "app/routes/index.tsx?tsr-split=component---loader": { file: "assets/home.js", css: ["assets/home.css"] },
  "app/routes/p.$parentSku.$slug.{-$childSku}.tsx?tsr-split=component---loader": {
    file: "assets/product.js",
    imports: ["_picker.js"],
  },
  "app/routes/checkout.tsx?tsr-split=component---loader": { file: "assets/checkout.js", imports: ["_picker.js"] },
  "app/layout/CheckoutHead.tsx": { file: "assets/head.js", imports: ["_picker.js"], css: ["assets/head.css"] },
};
const pages = { "/": {}, "/p/$parentSku/$slug/{-$childSku}": { messages: ["product"] } } as const;
const files = routeFiles(manifest, pages, "pl");

test("lists the entry, its imports and the messages of the locale for every page", () => {
  expect(files["__root__"]).toEqual({
    css: ["/assets/root.css"],
    code: ["/assets/entry.js", "/assets/core.js", "/assets/pl-parts.js", "/assets/pl.js"],
  });
});

test("adds a route's own files and messages to those of the root", () => {
  expect(files["/"]).toEqual({ css: ["/assets/home.css"], code: ["/assets/home.js"] });
  expect(files["/p/$parentSku/$slug/{-$childSku}"]).toEqual({
    css: ["/assets/picker.css"],
    code: ["/assets/product.js", "/assets/picker.js", "/assets/pl-product.js"],
  });
});

test("finds the files of a list of articles, whose address ends with a slash", () => {
  const listed = { ...manifest, "app/routes/blog.index.tsx?tsr-split=component---loader": { file: "assets/blog.js" } };
  expect(routeFiles(listed, { "/blog/": {} }, "pl")["/blog/"]?.code).toEqual(["/assets/blog.js"]);
});

test("adds the checkout's own head", () => {
  expect(routeFiles(manifest, { "/checkout": { layout: "checkout" } }, "pl")["/checkout"]).toEqual({
    css: ["/assets/picker.css", "/assets/head.css"],
    code: ["/assets/checkout.js", "/assets/picker.js", "/assets/head.js"],
  });
});

test("lists the code of a page's routes, and starts the entry after the first paint", () => {
  const { routes } = routeAssets(manifest, pages, "pl");
  const [note, start] = routes["__root__"]?.scripts.map(({ children }) => children) ?? [];
  expect(note).toBe(
    "(self.$code??=[]).push('/assets/entry.js','/assets/core.js','/assets/pl-parts.js','/assets/pl.js');",
  );
  expect(start).toContain("type:'paint'");
  expect(start).toContain("import('/assets/entry.js')");
  expect(start).toContain("keepServerPage(load)");
  expect(routes["/"]?.scripts).toEqual([{ attrs: {}, children: "(self.$code??=[]).push('/assets/home.js');" }]);
});

test("lists the styles of lazy parts apart, to be requested after the first paint or without scripts", () => {
  const footer = { "app/layout/ShopFooter.tsx": { file: "assets/footer.js", css: ["assets/footer.css"] } };
  const { routes, laterStyles } = routeAssets({ ...manifest, ...footer }, pages, "pl");
  expect(laterStyles["__root__"]).toEqual(["/assets/footer.css"]);
  expect(laterStyles["/"]).toEqual([]);
  expect(routes["__root__"]?.css).not.toContain("/assets/footer.css");
  const [lists, start] = routes["__root__"]?.scripts.map(({ children }) => children) ?? [];
  expect(lists).toMatch(/^\(self\.\$later\?\?=\[\]\)\.push\('\/assets\/footer\.css'\);/);
  expect(start).toContain("for(const href of self.$later??[])");
});

test("throws for a build without the messages of a locale", () => {
  expect(() => routeAssets(manifest, {}, "de")).toThrow("build again");
});
