import type { Page } from "@playwright/test";
import { type Provider, startProvider } from "../support/provider.ts";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { expect, test as base } from "./fixtures.ts";
import { addToCart, openFrame, polish, ready } from "./shopper.ts";

/** A shop whose platform is somebody else's, and fails when it is told to. */
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
      await provider.goWrong();
      await use();
    },
    { auto: true },
  ],
});

const slow = "Sklep odpowiada teraz zbyt wolno";
const again = "Spróbuj ponownie";
const search = { path: "/_search", kind: "silence" } as const;
const notices = (page: Page) => page.getByRole("region", { name: polish.notices });

/** Loads nothing of a frame's page beforehand, so that following the link has to. */
async function openLinkTo(page: Page, name: string) {
  await page
    .getByRole("main")
    .getByRole("link", { name })
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
}

test("a page whose data are late says so with its status, keeps its address, and comes when asked again", async ({
  page,
  provider,
}) => {
  const address = "/p/HL-NELA/nela-panto-z-acetatu";
  await provider.goWrong(search);
  const answer = await page.goto(`${address}?utm_source=mail`);
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([504, "5"]);
  await expect(page.getByRole("heading", { level: 1, name: slow })).toBeVisible();
  await expect(page.getByText(answer?.headers()["x-request-id"] ?? "-")).toBeVisible();
  await ready(page, polish);
  await provider.goWrong();
  await page.getByRole("link", { name: again }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that was late comes by its own link", async ({ page, provider }) => {
    await provider.goWrong(search);
    await page.goto("/p/HL-NELA/nela-panto-z-acetatu");
    await provider.goWrong();
    await page.getByRole("link", { name: again }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
  });
});

test("inside the shop a late page says so, and header, cart and footer stay", async ({ page, provider }) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  await page.goto("/");
  await ready(page, polish);
  await provider.goWrong(search);
  await openLinkTo(page, "Nela");
  await expect(page.getByRole("heading", { level: 1, name: slow })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("link", { name: "Koszyk, 1 produkt" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await provider.goWrong();
  await page.getByRole("link", { name: again }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
});

test("without a connection the shop says so, and goes on by itself when there is one again", async ({
  page,
  context,
}) => {
  await openFrame(page, polish);
  await page.goto("/");
  await ready(page, polish);
  await context.setOffline(true);
  await openLinkTo(page, "Nela");
  await expect(page.getByRole("heading", { level: 1, name: "Jesteś offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
});

test("a platform that cannot be reached is said to be tried later", async ({ page, provider }) => {
  await provider.goWrong({ path: "/_search", kind: "broken-line" });
  const answer = await page.goto("/de");
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1, name: "Der Shop ist gerade nicht erreichbar" })).toBeVisible();
});

for (const kind of ["page", "nothing", "half", "broken-line"] as const) {
  test(`a platform that answers a change of the cart with ${kind} takes nothing out of it`, async ({
    page,
    provider,
  }) => {
    await openFrame(page, polish);
    await provider.goWrong({ path: "/cart/", kind });
    await page.getByRole("button", { name: polish.add, exact: true }).click();
    await expect(notices(page).getByText("Nie udało się połączyć ze sklepem.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Koszyk, 1 produkt" })).toBeVisible();
    await provider.goWrong();
    const updated = page.waitForResponse((response) => response.url().includes("/api/cart/update") && response.ok());
    await page.reload();
    await updated;
    await page.goto("/cart");
    await expect(page.getByRole("link", { name: "Koszyk, 1 produkt" })).toBeVisible();
  });
}
