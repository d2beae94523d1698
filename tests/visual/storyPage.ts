import { type Page, test as base } from "@playwright/test";
import { browserOptions } from "./camera.ts";

/** Provides one page for all pictures of a worker, so that Storybook loads only once. */
export const test = base.extend<object, { readonly storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage(browserOptions.context);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});
