import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";

export { expect, type Page } from "@playwright/test";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface Fixtures {
  /** Every warning and error that the page printed; a journey ends with none. */
  readonly noise: string[];
}

/** A journey through a shop of its own: each worker has one process with one database. */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
      removeFolder(shop.folder);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) noise.push(message.text());
      });
      page.on("pageerror", (error) => noise.push(error.message));
      await use(noise);
    },
    { auto: true },
  ],
});

/** Nothing that a screen reader or a keyboard would stumble over (axe, WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** The page fits its width: nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
