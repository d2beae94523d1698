import { expect, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: { key: "/p/nela-panto-z-acetatu/x", page: /\/p\/HL-NELA\/nela-panto-z-acetatu/, other: /^Czarny/ },
  German: { key: "/de/p/nela-panto-aus-acetat/x", page: /\/de\/p\/HL-NELA\/nela-panto-aus-acetat/, other: /^Schwarz/ },
} as const;

declare global {
  interface Window {
    configureEvents?: unknown[];
  }
}

describeJourney("on a desktop", ({ language, press }) => {
  const texts = words[language.name];

  test("a product is found by its url key, and its choice of a variant can be followed", async ({ page }) => {
    await visit(page, texts.key, language);
    await expect(page).toHaveURL(texts.page);
    const other = page.getByRole("link", { name: texts.other }).first();
    await waitForHydrationOf(other);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      window.configureEvents = heard;
      for (const moment of ["before", "after"]) {
        const name = `product-${moment}-configure`;
        window.addEventListener(name, (event) => {
          if (event instanceof CustomEvent)
            heard.push([moment, event.detail, location.pathname.includes(event.detail.sku)]);
        });
      }
    });
    await press(other);
    const heard = () => page.evaluate(() => window.configureEvents);
    const detail = { parentSku: "HL-NELA", sku: expect.stringMatching(/^HL-NELA-/), isConfigured: true };
    await expect.poll(heard).toEqual([
      ["before", detail, false],
      ["after", detail, true],
    ]);
  });
});
