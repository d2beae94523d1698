import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { describeJourney } from "./journey.ts";
import { desktop, expect, expectHealthyPage, phone, test } from "./fixtures.ts";
import {
  addToCart,
  blockStorage,
  completeCheckoutSteps,
  type Language,
  microcart,
  openFrame,
  waitForOrderNumber,
  placeOrder,
  visit,
  waitForHydration,
  waitForHydrationOf,
} from "./shopper.ts";

const notRemembered = { Polish: /^Ta przeglądarka nic nie zapisuje/, German: /^Dieser Browser speichert nichts/ };
const cartIsLost = { Polish: "koszyk", German: "Warenkorb" };
const paidOnDelivery = {
  Polish: "Zapłacisz za to zamówienie przy odbiorze.",
  German: "Sie bezahlen diese Bestellung bei der Lieferung.",
};
const cannotWait = {
  Polish: /^Jesteś offline, a ta przeglądarka nie pozwala zapisać zamówienia/,
  German: /^Sie sind offline, und dieser Browser lässt uns die Bestellung nicht speichern/,
};
const noDetails = {
  Polish: /^Szczegółów nie możemy tu pokazać/,
  German: /^Die Einzelheiten können wir hier nicht anzeigen/,
};

const lenses = {
  Polish: { path: "/p/KR-DZIEN-30/x", power: "Moc", subscription: "/abonament-na-soczewki" },
  German: { path: "/de/p/KR-DZIEN-30/x", power: "Stärke", subscription: "/de/abonament-na-soczewki" },
};

const removal = {
  Polish: { start: "Usuń: Nela", confirm: "Usuń" },
  German: { start: "Entfernen: Nela", confirm: "Entfernen" },
};

/** Fills the browser's storage for the shop to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let piece = "x".repeat(1_000_000);
    for (let index = 0; piece !== ""; index += 1) {
      try {
        localStorage.setItem(`full-${index}`, piece);
      } catch {
        piece = piece.slice(0, Math.floor(piece.length / 2));
      }
    }
  });

const expectOneWarning = async (page: Page, { name, notices }: Language) =>
  expect(page.getByRole("region", { name: notices }).getByText(notRemembered[name])).toHaveCount(1);

const cartLine = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: "Nela" });

/** Reloads the page of the cart and expects the frame there; after its removal, expects an empty cart. */
async function expectCartAfterReload(page: Page, language: Language): Promise<void> {
  await visit(page, `${language.prefix}/cart`, language);
  await expect(cartLine(page)).toHaveCount(1);
  await page.reload();
  await expect(cartLine(page)).toHaveCount(1);
  await expectOneWarning(page, language);
  const deleted = page.waitForResponse((response) => response.url().includes("/api/cart/delete"));
  const { start, confirm } = removal[language.name];
  await cartLine(page).getByRole("button", { name: start }).click();
  await cartLine(page).getByRole("button", { name: confirm, exact: true }).click();
  await deleted;
  await expect(page.getByRole("heading", { name: language.emptyCart })).toBeVisible();
  await page.reload();
  await waitForHydration(page, language);
  await expect(page.getByRole("heading", { name: language.emptyCart })).toBeVisible();
}

describeJourney("on a phone", ({ language, press }) => {
  test("with full storage, the cart is there again after a reload", { tag: "@full" }, async ({ page }) => {
    await openFrame(page, language);
    await fillStorage(page);
    await addToCart(page, language);
    await expectCartAfterReload(page, language);
  });

  test("with full storage, a subscription states the lenses of both eyes", { tag: "@full" }, async ({ page }) => {
    const { path, power, subscription } = lenses[language.name];
    await visit(page, path, language);
    const powers = page.getByRole("main").getByRole("combobox", { name: power });
    await waitForHydrationOf(powers.first());
    for (const [index, field] of (await powers.all()).entries()) {
      await field.fill(["-2,00", "-3,25"][index] ?? "");
      await field.press("Tab");
    }
    await fillStorage(page);
    await page.getByRole("checkbox", { name: language.healthConsent }).check({ force: true });
    await addToCart(page, language);
    await visit(page, subscription, language);
    const lines = page.getByRole("main").getByRole("listitem");
    await expect(lines.filter({ hasText: /[-−]2,00/ })).toHaveCount(1);
    await expect(lines.filter({ hasText: /[-−]3,25/ })).toHaveCount(1);
  });

  test("with full storage, a product can be added to the cart and ordered", { tag: "@full" }, async ({ page }) => {
    await openFrame(page, language);
    await fillStorage(page);
    await addToCart(page, language);
    await expect(microcart(page, language).getByRole("listitem")).toHaveCount(1);
    await expectOneWarning(page, language);
    await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
    await completeCheckoutSteps(page, language);
    await expectOneWarning(page, language);
    await expectHealthyPage(page);
    await placeOrder(page, language);
  });
});

describeJourney("on a desktop", ({ language, isPhone, press }) => {
  test(
    "in a browser that blocks the shop's storage but not its cookies, the cart is there again after a reload",
    { tag: "@full" },
    async ({ shop }) => {
      const executablePath = chromiumPath();
      const browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: [...chromiumArguments, "--disable-local-storage"],
      });
      const page = await browser.newPage({
        baseURL: shop.origin,
        viewport: isPhone ? phone : desktop,
        hasTouch: isPhone,
        // There is no storage that could hold a visitor's choice.
        storageState: { cookies: [], origins: [] },
      });
      await openFrame(page, language);
      expect(await page.evaluate(() => localStorage === null)).toBe(true);
      await addToCart(page, language);
      await expectCartAfterReload(page, language);
      await browser.close();
    },
  );

  test("with blocked storage, a link to a later step of the lenses opens the first one", async ({ page }) => {
    await blockStorage(page);
    await page.goto(`${language.prefix}/prescription/HL-NELA/lens=?step=lens`);
    await expect(page).toHaveURL(/\/lens=\?step=use$/);
    // Phones show the number of the step, desktops all steps.
    const first = isPhone
      ? page.getByRole("banner").getByText(/^(Krok 1 z|Schritt 1 von) 4$/)
      : page.getByRole("banner").locator("[aria-current=step]").first();
    await expect(first).toBeVisible();
    await expectHealthyPage(page);
  });

  test.describe("in a browser that blocks all data of the shop", () => {
    // The browser logs each denied access.
    test.use({ expectsErrors: true });

    test("every page works, and an order is placed and shown", async ({ shop }, testInfo) => {
      const profile = testInfo.outputPath("profile");
      mkdirSync(join(profile, "Default"), { recursive: true });
      const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
      writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
      const executablePath = chromiumPath();
      const context = await chromium.launchPersistentContext(profile, {
        ...(executablePath && { executablePath }),
        args: chromiumArguments,
        baseURL: shop.origin,
        viewport: isPhone ? phone : desktop,
        hasTouch: isPhone,
      });
      const page = await context.newPage();
      await openFrame(page, language);
      const denied = await page.evaluate(() => {
        try {
          return localStorage.length >= 0 ? "open" : "";
        } catch (error) {
          return error instanceof DOMException ? error.name : "";
        }
      });
      expect(denied).toBe("SecurityError");
      await addToCart(page, language);
      await expectOneWarning(page, language);
      await expect(page.getByText(notRemembered[language.name]).last()).toContainText(cartIsLost[language.name]);
      await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
      await completeCheckoutSteps(page, language);
      // Offline, the order cannot wait here: the page says so before and after a press.
      const order = page.getByRole("button", { name: language.order });
      const notSaved = page.getByRole("alert").getByText(cannotWait[language.name]);
      await context.setOffline(true);
      await expect(notSaved).toBeVisible();
      await order.click();
      await expect(order).toBeEnabled();
      await expect(notSaved).toBeVisible();
      await context.setOffline(false);
      await expect(notSaved).toBeHidden();
      await order.click();
      const number = await waitForOrderNumber(page, language);
      expect(number).toMatch(/\d/);
      await expect(page.getByText(noDetails[language.name])).toBeVisible();
      // The hash in the answer stands for the cookie.
      await expect(page.getByText(paidOnDelivery[language.name])).toBeVisible();
      await expectHealthyPage(page);
      await page.goto(`${language.prefix}/cart`);
      await waitForHydration(page, language);
      await expect(page.getByRole("heading", { name: language.emptyCart })).toBeVisible();
      await context.close();
    });
  });
});
