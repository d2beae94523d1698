import type { Page } from "@playwright/test";
import { type Provider, startProvider } from "../support/provider.ts";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { expect, tagFor, test as base } from "./fixtures.ts";
import { polish, waitForHydration } from "./shopper.ts";

/** Runs against an external platform that fails on demand. */
const test = base.extend<{ healthy: void }, { provider: Provider; shop: Shop }>({
  provider: [
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  shop: [
    async ({ provider }, use) => {
      const shop = await startShop({ env: { PROVIDER_URL: provider.origin } });
      await use(shop);
      await shop.stop();
      removeFolder(shop.folder);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  healthy: [
    async ({ provider }, use) => {
      await provider.setFaults();
      await use();
    },
    { auto: true },
  ],
});

// One after another, so that the provider and its shop start only once.
test.describe.configure({ mode: "default" });

// The browser logs the provoked failures.
test.use({ expectsErrors: true });

const slow = "Sklep odpowiada teraz zbyt wolno";
const again = "Spróbuj ponownie";
const search = { path: "/_search", kind: "silence" } as const;

const nela = "/p/HL-NELA/nela-panto-z-acetatu";
const bruno = "/p/MR-BRUNO/bruno-kwadratowe";
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** The link to the cart with one product, also behind an open panel. */
const oneInCart = (page: Page) => page.getByRole("link", { name: "Koszyk, 1 produkt", includeHidden: true });

/** Opens a page of the shop and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page, polish);
}

/** Follows a link inside the shop to a page that has not been preloaded. */
const follow = (page: Page, href: string) =>
  page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    link.click();
    link.remove();
  }, href);

/** Adds a frame to the cart in the browser, whether or not the platform accepts it. */
async function addNela(page: Page) {
  await open(page, nela);
  await page.getByRole("button", { name: polish.add, exact: true }).click();
  await expect(oneInCart(page)).toBeAttached();
}

test("a page whose data are late has status 504, keeps its address and loads by itself later", async ({
  page,
  provider,
}) => {
  await provider.setFaults(search);
  const answer = await page.goto(`${bruno}?utm_source=mail`);
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([504, "5"]);
  expect(answer?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  await expect(title(page, slow)).toBeVisible();
  await expect(page.getByText(answer?.headers()["x-request-id"] ?? "-")).toBeVisible();
  await waitForHydration(page, polish);
  await provider.setFaults();
  await expect(title(page, "Bruno")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(bruno);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that was late can be tried again with a link", { tag: "@full" }, async ({ page, provider }) => {
    await provider.setFaults(search);
    await page.goto("/p/TR-WANDA/wanda-pilotki");
    await provider.setFaults();
    await page.getByRole("link", { name: again }).click();
    await expect(title(page, "Wanda")).toBeVisible();
  });
});

test(
  "a late page inside the shop shows an error and keeps header, cart and footer",
  { tag: "@full" },
  async ({ page, provider }) => {
    await addNela(page);
    await open(page, "/cart");
    await provider.setFaults(search);
    await follow(page, bruno);
    await expect(title(page, slow)).toBeVisible({ timeout: 15_000 });
    await expect(oneInCart(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await provider.setFaults();
    await expect(title(page, "Bruno")).toBeVisible();
    await expect(oneInCart(page)).toBeVisible();
  },
);

test(
  "a page opened offline says so, and loads by itself once connected",
  { tag: "@full" },
  async ({ page, context }) => {
    await open(page, "/cart");
    await context.setOffline(true);
    await follow(page, bruno);
    await expect(title(page, "Jesteś offline")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(bruno);
    await context.setOffline(false);
    await expect(title(page, "Bruno")).toBeVisible();
  },
);

test("an unreachable platform results in status 503", async ({ page, provider }) => {
  await provider.setFaults({ path: "/_search", kind: "broken-line" });
  const answer = await page.goto("/de/p/MR-BRUNO/bruno");
  expect(answer?.status()).toBe(503);
  await expect(title(page, "Der Shop ist gerade nicht erreichbar")).toBeVisible();
});

for (const { kind, isQuick } of [
  { kind: "page", isQuick: false },
  { kind: "nothing", isQuick: false },
  { kind: "half", isQuick: false },
  { kind: "broken-line", isQuick: true },
] as const) {
  test(
    `the cart keeps its lines when the platform fails with ${kind}`,
    { tag: tagFor(isQuick) },
    async ({ page, provider }) => {
      await provider.setFaults({ path: "/cart/", kind });
      const failed = page.getByText("Nie udało się połączyć ze sklepem.").filter({ visible: true });
      await addNela(page);
      await expect(failed).toBeVisible();
      await page.goto("/cart");
      await expect(oneInCart(page)).toBeVisible();
      await expect(failed).toBeVisible();
      await provider.setFaults();
      const updated = page.waitForResponse((response) => response.url().includes("/api/cart/update") && response.ok());
      await page.reload();
      await updated;
      await expect(oneInCart(page)).toBeVisible();
      await expect(page.getByRole("main").getByText("Nela").first()).toBeVisible();
    },
  );
}
