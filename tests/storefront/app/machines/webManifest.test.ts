import { expect, test } from "vitest";
import { webManifest } from "#app/machines/webManifest.ts";
import { storeViews } from "#configuration/storeViews.ts";

test.each([
  ["pl", { start_url: "/", lang: "pl-PL", id: "/" }, ["Koszyk", "/cart"]],
  ["de", { start_url: "/de", lang: "de-DE", id: "/de" }, ["Warenkorb", "/de/cart"]],
])("describes the installed shop of %s", async (code, own, [name, url]) => {
  const view = storeViews.find((each) => each.code === code);
  if (!view) throw new Error(`There is no store view ${code}.`);
  const manifest = JSON.parse(await webManifest(view));
  expect(manifest).toMatchObject({ name: "Dioptra", display: "standalone", scope: "/", ...own });
  expect(manifest.shortcuts).toContainEqual(expect.objectContaining({ name, url }));
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    "/icons/any-192.png",
    "/icons/maskable-192.png",
    "/icons/any-512.png",
    "/icons/maskable-512.png",
  ]);
});
