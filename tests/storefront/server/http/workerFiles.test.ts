import { expect, test } from "vitest";
import { createApp } from "#server/http/createApp.ts";
import { offlineTextPage } from "#server/http/fallbackPages.ts";
import { offlineFiles } from "#server/http/offlineFiles.ts";
import { createIcons } from "#server/images/icons.ts";
import { imagesIn } from "../../../support/shop.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { createLog } from "#server/log/log.ts";

const files = { page: "/de/offline", files: ["/assets/a.js"] };

const shop = (isWorkerOff: boolean, list = files) =>
  createApp({
    provider: async () => new Response(null, { status: 503 }),
    images: imagesIn("nowhere"),
    pages: {
      entry: () => Promise.reject(new Error("No page is rendered.")),
      assets: () => ({ routes: {}, laterStyles: {} }),
      offlineFiles: (store) => (store === "de" ? list : null),
      parseQuery: () => ({}),
      intercept: () => {},
      close: async () => {},
    },
    shopOrigin: "http://shop.test",
    log: createLog("silent"),
    isWorkerOff,
  });

const get = (isWorkerOff: boolean, path: string) => shop(isWorkerOff).fetch(new Request(`http://shop.test${path}`));

test("serves the files that a store view needs without a network, and 404 for an unknown one", async () => {
  expect(await (await get(false, "/offline-files/de")).json()).toEqual(files);
  expect((await get(false, "/offline-files/xx")).status).toBe(404);
});

test("compresses the list, which names more than a hundred files", async () => {
  const many = { page: "/de/offline", files: Array.from({ length: 150 }, (_, number) => `/assets/file-${number}.js`) };
  const request = new Request("http://shop.test/offline-files/de", { headers: { "accept-encoding": "br" } });
  const answer = await shop(false, many).fetch(request);
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(JSON.stringify(many).length / 4);
});

test("serves no list while the worker is switched off", async () =>
  expect((await get(true, "/offline-files/de")).status).toBe(404));

test.each([
  ["pl", "Jesteś offline", "Spróbuj ponownie"],
  ["de", "Sie sind offline", "Erneut versuchen"],
])("has a page of text for a browser that has kept nothing: %s", (code, title, again) => {
  const view = storeViews.find((each) => each.code === code);
  if (!view) throw new Error(`There is no store view ${code}.`);
  const html = offlineTextPage(view);
  expect(html).toContain(`<html lang="${code}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`<a href="">${again}</a>`);
});

test("names a module that is missing in the build", () => {
  const [view] = storeViews;
  if (!view) throw new Error("There is no store view.");
  const manifest = {
    "app/entry-client.tsx": { file: "assets/entry.js" },
    [`app/i18n/compiled/${view.locale}/site.json`]: { file: "assets/site.js" },
  };
  expect(() => offlineFiles(manifest, {}, view)).toThrow(
    "The build's manifest has no module ../ui/feedback/Toast.tsx.",
  );
});

test("draws icons of the sizes that manifests name, and no others", async () => {
  const icons = createIcons("storefront/public/favicon.svg");
  const bytes = new Uint8Array(await (await icons("/icons/maskable-192.png")).arrayBuffer());
  expect(Buffer.from(bytes.slice(1, 4)).toString("latin1")).toBe("PNG");
  expect((await icons("/icons/any-7.png")).status).toBe(404);
});
