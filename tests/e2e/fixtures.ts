import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";

export { expect, type Locator, type Page } from "@playwright/test";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface Options {
  /** Whether the shop or the line to it is made to fail, so that the browser complains of it. */
  readonly isDisturbed: boolean;
}

interface Fixtures {
  /** Every warning and error that a page of this journey printed, breaches of the content policy among them. */
  readonly noise: string[];
}

/** What the processor, which stands in for a graphics card here, says of its own speed. */
const remarkOfDriver = /GL Driver Message \(OpenGL, Performance/;

/** A journey through a shop of its own: each worker has one process with one database. No page of it prints an error. */
export const test = base.extend<Fixtures & Options, { shop: Shop }>({
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
  isDisturbed: [false, { option: true }],
  noise: [
    async ({ context, isDisturbed }, use) => {
      const noise: string[] = [];
      context.on("console", (message) => {
        const isHeard = ["warning", "error"].includes(message.type()) && !remarkOfDriver.test(message.text());
        if (isHeard) noise.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on("weberror", (failure) => noise.push(`${failure.page()?.url()}: ${failure.error().message}`));
      await use(noise);
      if (!isDisturbed) expect(noise).toEqual([]);
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

/** The page fits its window: nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What was asked for is drawn; what lies further down has not been asked for yet. */
export async function expectNoBrokenPicture(page: Page): Promise<void> {
  const broken = () =>
    page
      .locator("img")
      .evaluateAll((pictures) =>
        pictures.flatMap((picture) =>
          picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0 ? [picture.src] : [],
        ),
      );
  expect(await broken()).toEqual([]);
}

/** A page as it should be, whoever looks at it and on whatever screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoBrokenPicture(page);
  await expectAccessible(page);
}
