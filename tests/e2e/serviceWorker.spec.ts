import { readFileSync } from "node:fs";
import { expect } from "./fixtures.ts";
import { test, waitForWorker, withWorker } from "./offlineVisit.ts";
import { german, polish, visit } from "./shopper.ts";

test.use(withWorker);

test("the worker loads at most 300 KB in the background, and nothing when data are saved", async ({
  page,
  network,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
  );
  await visit(page, "/", polish);
  await page.waitForLoadState("networkidle");
  expect(network.answers.filter(({ path }) => /^\/(offline|service)/.test(path))).toEqual([]);

  const plain = await page.context().newPage();
  const asked = new Set<string>();
  plain.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await plain.goto("/");
  await waitForWorker(plain, polish);
  await plain.waitForLoadState("networkidle");
  const loaded = network.answers.filter(({ path }) => !asked.has(path.split("?")[0] ?? path));
  const bytes = loaded.reduce((sum, answer) => sum + answer.bytes, 0);
  expect(bytes).toBeLessThan(300_000);
  expect(bytes).toBeGreaterThan(0);
});

test(
  "the worker's file is compressed, and not sent again while it is the same",
  { tag: "@full" },
  async ({ network }) => {
    const address = `${network.origin}/service-worker.js`;
    const first = await fetch(address);
    expect(first.headers.get("content-encoding")).toMatch(/^(br|gzip)$/);
    const again = await fetch(address, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  },
);

test(
  "the footer offers to install the shop, by keyboard too, and takes a refusal",
  { tag: "@full" },
  async ({ page }) => {
    await visit(page, "/de", german);
    const offer = () =>
      page.evaluate(() => {
        const event = new Event("beforeinstallprompt", { cancelable: true });
        const prompt = () => new Promise((resolve) => dispatchEvent(new CustomEvent("asked", { detail: resolve })));
        dispatchEvent(Object.assign(event, { prompt }));
        return event.defaultPrevented;
      });
    await expect.poll(offer).toBe(true);
    const asked = page.evaluate(
      () => new Promise<boolean>((resolve) => addEventListener("asked", () => resolve(true), { once: true })),
    );
    const button = page.getByRole("button", { name: "Shop auf diesem Gerät installieren" });
    await button.press("Enter");
    expect(await asked).toBe(true);
    await expect(button).toHaveCount(0);

    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
      return (await fetch(link?.href ?? "")).json();
    });
    for (const { src } of manifest.icons)
      expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
    for (const { url } of manifest.shortcuts) {
      expect((await page.goto(url))?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^[^?]+${url}$`));
    }
  },
);

test("a page of an earlier deployment offers a reload", { tag: "@full" }, async ({ page, network }) => {
  await visit(page, "/", polish);
  await waitForWorker(page, polish);
  const files = await page.evaluate(async () => (await fetch("/offline-files/pl")).json());
  const newer = files.files.filter((file: string) => !file.includes("/serviceWorker-"));
  network.replaced.set("/offline-files/pl", JSON.stringify({ ...files, files: newer }));
  await page.evaluate(async () => {
    // As after ten minutes, without what the browser has cached.
    await fetch("/offline-files/pl", { cache: "reload" });
    (await navigator.serviceWorker.ready).active?.postMessage({ type: "keep", store: "pl" });
  });
  const notices = page.getByRole("region", { name: polish.notices });
  await expect(notices.getByText("Jest nowa wersja sklepu, odśwież stronę")).toBeVisible();
});

test("the server can switch the worker off, which removes all that it has kept", async ({ page, network, context }) => {
  await visit(page, "/", polish);
  await waitForWorker(page, polish);
  network.replaced.set("/service-worker.js", readFileSync("storefront/dist/worker/off.js", "utf8"));
  await page.goto(polish.nela);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await visit(page, polish.nela, polish);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
});

test("removes the caches of a worker of another version", { tag: "@full" }, async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate(async () => (await caches.open("dioptra-0-files")).put("/old", new Response("old")));
  await visit(page, "/", polish);
  await waitForWorker(page, polish);
  expect(await page.evaluate(() => caches.keys())).not.toContain("dioptra-0-files");
});

test("the cookie page says whether the shop opens without a network", { tag: "@full" }, async ({ page }) => {
  await page.goto("/cookies");
  await expect(page.getByText("Zapisano do użytku offline")).toBeVisible();
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("", "SecurityError"));
  });
  await page.goto("/de/cookies");
  await expect(page.getByText("Dieser Browser lässt nicht zu, dass der Shop offline öffnet.")).toBeVisible();
});
