import { type Page, test as base } from "@playwright/test";
import { browserOptions } from "./camera.ts";

/** One page for all pictures that a worker takes: what Storybook loads is loaded once. */
export const test = base.extend<object, { readonly studio: Page }>({
  studio: [
    async ({ browser }, use) => {
      const page = await browser.newPage(browserOptions.context);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});
