import type { Route } from "@playwright/test";
import { startConfiguredShop } from "../support/configuredShop.ts";
import { desktop, expect, type Page, test as base } from "./fixtures.ts";
import type { RunningShop } from "./shops.ts";
import { german, polish, visit } from "./shopper.ts";

/** Runs against a shop of its own, which asks the platform for the prices of found products once more. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    async ({}, use) => {
      const setting = { subject: "pricing", declared: "alwaysSyncPlatformPrices: flag(false)" };
      const shop = await startConfiguredShop(
        "platformPrices",
        [{ ...setting, changed: "alwaysSyncPlatformPrices: flag(true)" }],
        { BEHIND_PROXY: "on", SANDBOX: "on" },
      );
      await use(shop);
      await shop.remove();
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

// One after another, so that the shop is built and started only once.
test.describe.configure({ mode: "default" });
test.use({ viewport: desktop });

const renderList = "**/api/products/render-list*";
const changedPrice = /123,45\s/;

/** The parts of the platform's answer that hold amounts. */
interface RenderList {
  readonly result: {
    readonly items: { price_info: Record<string, unknown> & { extension_attributes: { tax_adjustments: object } } }[];
  };
}

/** Answers with another price for every product, as if it had changed since the search was indexed. */
async function changePrices(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer: RenderList = await response.json();
  for (const { price_info: info } of answer.result.items) {
    const changed = { final_price: 123.45, regular_price: 123.45, special_price: null };
    Object.assign(info, changed, { extension_attributes: { tax_adjustments: { ...changed } } });
  }
  await route.fulfill({ response, json: answer });
}

/** Opens the list of frames as a shopper does who is in the shop already: the browser itself searches for the products. */
async function openList(page: Page, language: typeof polish) {
  await visit(page, language.prefix || "/", language);
  const menu = page.getByRole("navigation", { name: language.navigation });
  await menu.getByRole("link", { name: language.frames.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: language.frames.name })).toBeVisible();
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(card.first()).toContainText(/\d,\d\d\s(zł|€)/);
  return card.first();
}

for (const language of [polish, german]) {
  test.describe(`in ${language.name}`, { tag: "@full" }, () => {
    test("prices that arrive later are filled in on cards and on the product's page", async ({ page }) => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await page.route(renderList, async (route) => {
        await isReleased;
        await changePrices(route);
      });
      const card = await openList(page, language);
      await expect(card).not.toContainText(changedPrice);
      release();
      await expect(card).toContainText(changedPrice);
      const link = card.getByRole("link").first();
      const name = (await link.textContent()) ?? "";
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("main").getByText(changedPrice).first()).toBeVisible();
    });

    test.describe("without an answer about prices", () => {
      test.use({ expectsErrors: true });

      test("the products keep the prices of the search", async ({ page }) => {
        await page.route(renderList, (route) => route.abort());
        const card = await openList(page, language);
        const link = card.getByRole("link").first();
        const name = (await link.textContent()) ?? "";
        await link.click();
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
        await expect(
          page
            .getByRole("main")
            .getByText(/\d,\d\d\s(zł|€)/)
            .first(),
        ).toBeVisible();
      });
    });
  });
}
