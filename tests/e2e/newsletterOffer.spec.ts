import { expect, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { addToCart, microcart, newMailbox, openFrame, visit } from "./shopper.ts";

const words = {
  Polish: { title: /10\s?% na jedno zamówienie/, no: "Nie, dziękuję", retry: "Spróbuj ponownie" },
  German: { title: /10\s?% auf eine Bestellung/, no: "Nein, danke", retry: "Erneut versuchen" },
};

/** More than the time after which the newsletter is offered. */
const wait = (page: Page) => page.clock.fastForward(61_000);

describeJourney(null, ({ language, press }) => {
  const { title, no, retry } = words[language.name];
  const offer = (page: Page) => page.getByRole("dialog", { name: title });

  test("the newsletter is offered once, and over no other panel", async ({ page }) => {
    await page.clock.install();
    await openFrame(page, language);
    // The code that offers it is loaded when the browser is idle.
    await page.waitForLoadState("networkidle");
    await addToCart(page, language);
    await wait(page);
    await expect(microcart(page, language)).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(microcart(page, language)).toBeHidden();
    await wait(page);
    await expect(offer(page)).toBeVisible();
    await offer(page).getByRole("textbox").first().fill(newMailbox());
    await press(offer(page).getByRole("button", { name: no }));
    await expect(offer(page)).toBeHidden();

    await visit(page, language.frames.path, language);
    await page.waitForLoadState("networkidle");
    await wait(page);
    await expect(offer(page)).toBeHidden();
  });

  test("without a connection the newsletter waits", { tag: "@full" }, async ({ page, context }) => {
    await page.clock.install();
    await openFrame(page, language);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await wait(page);
    await wait(page);
    // The page shows nothing that nobody has asked for.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: retry })).toHaveCount(0);
    await context.setOffline(false);
    await wait(page);
    await expect(offer(page)).toBeVisible();
  });
});
