import { expect, expectNoBrokenPicture, type Page } from "./fixtures.ts";
import { test, visitAndKeep, waitForWorker, withWorker } from "./offlineVisit.ts";
import { addToCart, german, openFrame, polish, visit, waitForHydration, waitForHydrationOf } from "./shopper.ts";

// What fails around the service worker: its downloads, its storage, and another version of it
// (storefront/worker/README.md).

test.use(withWorker);

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const notices = (page: Page) => page.getByRole("region", { name: polish.notices });
const newVersion = "Jest nowa wersja sklepu, odśwież stronę";

/** Replaces the bodies of the kept files whose addresses match; null removes the files. Returns how many there were. */
const changeKept = (page: Page, pattern: RegExp, body: string | null) =>
  page.evaluate(
    async ([source, text]) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(new URL(request.url).pathname)) continue;
          count += 1;
          const kept = await cache.match(request);
          if (text === null) await cache.delete(request);
          else await cache.put(request, new Response(text, kept));
        }
      }
      return count;
    },
    [pattern.source, body] as const,
  );

/** Forgets what the browser has cached by itself, so that every file comes from the worker or the network. */
async function clearBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await browser.detach();
}

/** Lets the worker keep the files of a store view now, as after ten minutes, whatever the browser has cached of their list. */
const keepNow = (page: Page, store: string) =>
  page.evaluate(async (code) => {
    await fetch(`/offline-files/${code}`, { cache: "reload" });
    (await navigator.serviceWorker.ready).active?.postMessage({ type: "keep", store: code });
  }, store);

test("a first download that was broken off leaves a page of text without a network, and is continued", async ({
  page,
  context,
  network,
}) => {
  const list = await (await fetch(`${network.origin}/offline-files/de`)).json();
  const broken = { ...list, files: [...list.files.slice(0, 3), "/assets/missing.js", ...list.files.slice(3)] };
  network.replaced.set("/offline-files/de", JSON.stringify(broken));
  await visit(page, "/de", german);
  const keptCount = () => page.evaluate(async () => (await (await caches.open("dioptra-1-shell-de")).keys()).length);
  await expect.poll(keptCount).toBe(3);

  await context.setOffline(true);
  await page.goto(german.frames.path);
  await expect(heading(page, "Sie sind offline")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Erneut versuchen" }).click();
  await expect(heading(page, german.frames.name)).toBeVisible();

  network.replaced.clear();
  await keepNow(page, "de");
  await waitForWorker(page, german);
  await context.setOffline(true);
  await page.goto("/de/cart");
  await expect(heading(page, german.emptyCart)).toBeVisible();
});

for (const [part, body] of [
  ["nothing", ""],
  ["a part", "<!doctype html><html lang=pl><head><title>Dioptra"],
] as const) {
  test(
    `an offline page of which ${part} was stored is replaced by a page of text`,
    { tag: "@full" },
    async ({ page, context }) => {
      await visit(page, "/", polish);
      await waitForWorker(page, polish);
      expect(await changeKept(page, /^\/offline$/, body)).toBe(1);
      await context.setOffline(true);
      await page.goto("/cart");
      await expect(heading(page, "Jesteś offline")).toBeVisible();
      await context.setOffline(false);
      await visit(page, "/", polish);
      await waitForWorker(page, polish);
      await context.setOffline(true);
      await page.goto("/cart");
      await expect(heading(page, polish.emptyCart)).toBeVisible();
    },
  );
}

test("files that the browser has lost are loaded anew, and the page works", async ({ page, context }) => {
  await visitAndKeep(page, polish.nela, polish, "product");
  await waitForWorker(page, polish);
  expect(await changeKept(page, /^\/assets\//, "")).toBeGreaterThan(10);
  await clearBrowserCache(page);
  await page.reload();
  await waitForHydration(page, polish);
  await keepNow(page, "pl");
  const wholeFiles = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open("dioptra-1-shell-pl")).matchAll();
      const sizes = await Promise.all(kept.map(async (each) => (await each.blob()).size));
      return sizes.filter((size) => size > 0).length;
    });
  const { files } = await page.evaluate(async () => (await fetch("/offline-files/pl")).json());
  await expect.poll(wholeFiles).toBe(files.length + 1);
  await clearBrowserCache(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, "Nela")).toBeVisible();
});

test("an offline page whose scripts are not kept can still be read", { tag: "@full" }, async ({ page, context }) => {
  await visit(page, "/", polish);
  await waitForWorker(page, polish);
  expect(await changeKept(page, /\.js$/, null)).toBeGreaterThan(10);
  await clearBrowserCache(page);
  await context.setOffline(true);
  await page.goto("/cart");
  await expect(heading(page, "Bez połączenia")).toBeVisible();
  await expect(page.getByText(/^Ta strona nie wczytała się w całości/)).toBeVisible();
});

test(
  "with a full disk, pages are served and the worker makes room for what opens the shop",
  { tag: "@full" },
  async ({ page, network }) => {
    await visit(page, "/", polish);
    await waitForWorker(page, polish);
    /** The number of kept files whose addresses match, and their size together, in bytes. */
    const kept = (cache: string, pattern: RegExp) =>
      page.evaluate(
        async ([name, source]) => {
          const opened = await caches.open(name);
          const requests = (await opened.keys()).filter(({ url }) => new RegExp(source).test(url));
          const files = await Promise.all(requests.map((each) => opened.match(each)));
          const sizes = await Promise.all(files.map(async (each) => (await each?.blob())?.size ?? 0));
          return { count: sizes.length, size: sizes.reduce((sum, each) => sum + each, 0) };
        },
        [cache, pattern.source] as const,
      );
    const pictures = () => kept("dioptra-1-pictures", /./);
    const entry = /entry-client.+\.js$/;
    const entries = async () => (await kept("dioptra-1-shell-pl", entry)).count;
    const { size: wanted } = await kept("dioptra-1-shell-pl", entry);
    expect(wanted).toBeGreaterThan(0);
    // Pictures are kept once the worker serves the pages. Together they are larger than the file that they make room for.
    for (const path of [polish.nela, polish.frames.path]) {
      await visit(page, path, polish);
      await expect.poll(async () => (await pictures()).count).toBeGreaterThan(0);
    }
    await page.mouse.wheel(0, 2000);
    await expect.poll(async () => (await pictures()).size).toBeGreaterThan(wanted);
    expect(await changeKept(page, entry, null)).toBe(1);

    const browser = await page.context().newCDPSession(page);
    const { usage } = await browser.send("Storage.getUsageAndQuota", { origin: network.origin });
    await browser.send("Storage.overrideQuotaForOrigin", { origin: network.origin, quotaSize: usage + 100 });
    await keepNow(page, "pl");
    await expect.poll(entries).toBe(1);
    // The page may have kept another picture since.
    expect((await pictures()).size).toBeLessThan(wanted);

    const { usage: left } = await browser.send("Storage.getUsageAndQuota", { origin: network.origin });
    await browser.send("Storage.overrideQuotaForOrigin", { origin: network.origin, quotaSize: left });
    await visit(page, polish.frames.path, polish);
    await expectNoBrokenPicture(page);
  },
);

test(
  "two tabs of an earlier deployment are asked each, and neither loses what was typed",
  { tag: "@full" },
  async ({ page, context, network }) => {
    await openFrame(page, polish);
    await waitForWorker(page, polish);
    await addToCart(page, polish);
    await page.goto("/checkout");
    const typed = page.getByLabel(polish.labels.firstName, { exact: true });
    await waitForHydrationOf(typed);
    await typed.fill("Anna");
    const other = await context.newPage();
    await visit(other, "/cart", polish);

    // A worker that still answers requests is restarted for them, and one that a test controls then never becomes idle:
    // the next worker would wait for it.
    await other.waitForLoadState("networkidle");

    // A deployment: another worker, and other files.
    const list = await page.evaluate(async () => (await fetch("/offline-files/pl")).json());
    const files = list.files.filter((file: string) => !file.includes("/serviceWorker-"));
    network.replaced.set("/offline-files/pl", JSON.stringify({ ...list, files }));
    const code = await (await fetch(`${network.origin}/service-worker.js`)).text();
    network.replaced.set("/service-worker.js", `${code}\n// The next version.`);
    const controller = await page.evaluateHandle(() => navigator.serviceWorker.controller);
    // An update that has begun before the deployment finds nothing new.
    const update = async () => {
      await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      return page.evaluate((before) => navigator.serviceWorker.controller !== before, controller);
    };
    await expect.poll(update).toBe(true);
    await keepNow(other, "pl");
    await expect(notices(page).getByText(newVersion)).toBeVisible();
    await expect(notices(other).getByText(newVersion)).toBeVisible();

    // The page that is loaded anew is of the new deployment.
    network.replaced.delete("/offline-files/pl");
    await keepNow(other, "pl");
    const reloaded = other.waitForEvent("load");
    await notices(other).getByRole("button", { name: "Odśwież stronę" }).click();
    await reloaded;
    await waitForHydration(other, polish);
    await expect(other.getByRole("button", { name: /^Zwiększ liczbę sztuk/ })).toBeVisible();
    await expect(notices(other).getByText(newVersion)).toBeHidden();
    await expect(typed).toHaveValue("Anna");
    await expect(notices(page).getByText(newVersion)).toBeVisible();
    const again = page.waitForEvent("load");
    await notices(page).getByRole("button", { name: "Odśwież stronę" }).click();
    await again;
    await expect(typed).toHaveValue("Anna");
    await waitForHydrationOf(typed);
    await expect(notices(page).getByText(newVersion)).toBeHidden();
  },
);
