import { expect, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { addToCart, fillPersonal, fillShipping, microcart, openFrame, visit } from "./shopper.ts";

declare global {
  interface Window {
    stepMarkers?: string[];
  }
}

const download = { Polish: "/p/DI-ZESZYT-DOPASOWANIE/x", German: "/de/p/DI-ZESZYT-DOPASOWANIE/x" } as const;

/** Collects the markers that a shop's own code hears. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    window.stepMarkers = heard;
    window.addEventListener("checkout-step", (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail.marker);
    });
  });

const heardIn = (page: Page) => page.evaluate(() => window.stepMarkers);

describeJourney(null, ({ language, press }) => {
  const toCheckout = (page: Page) => press(microcart(page, language).getByRole("link", { name: language.toCheckout }));

  test("the chosen delivery and payment can be followed, each once it is accepted", async ({ page }) => {
    await listen(page);
    await openFrame(page, language);
    await addToCart(page, language);
    await toCheckout(page);
    await fillPersonal(page, language);
    await expect(page.getByLabel(language.labels.street, { exact: true })).toBeVisible();
    expect(await heardIn(page)).toEqual([]);
    await fillShipping(page, language);
    await expect.poll(() => heardIn(page)).toEqual(["shipping_selected"]);
    await press(page.getByRole("button", { name: language.continue[2] }));
    await expect.poll(() => heardIn(page)).toEqual(["shipping_selected", "payment_selected"]);
  });

  test("a cart of which nothing is delivered skips the delivery", { tag: "@full" }, async ({ page }) => {
    await listen(page);
    await visit(page, download[language.name], language);
    await addToCart(page, language);
    await toCheckout(page);
    await fillPersonal(page, language);
    await expect.poll(() => heardIn(page)).toEqual(["shipping_skipped"]);
  });
});
