import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { everywhere } from "./everywhere.ts";
import { desktop, expect, expectSound, phone, test } from "./fixtures.ts";
import {
  addToCart,
  answerCheckout,
  type Language,
  microcart,
  openFrame,
  placedOrder,
  placeOrder,
  ready,
} from "./shopper.ts";

const notRemembered = { Polish: /^Ta przeglądarka nic nie zapisuje/, German: /^Dieser Browser speichert nichts/ };
const noDetails = { Polish: /^Szczegółów nie możemy tu pokazać/, German: /^Einzelheiten können wir hier nicht zeigen/ };

/** Fills what this browser may store for the shop, to the last character. */
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

const expectSaidOnce = async (page: Page, { name, notices }: Language) =>
  expect(page.getByRole("region", { name: notices }).getByText(notRemembered[name])).toHaveCount(1);

everywhere(({ language, press }) => {
  test("a full storage costs nothing: the cart opens with the product, and it can be ordered", async ({ page }) => {
    await openFrame(page, language);
    await fillStorage(page);
    await addToCart(page, language);
    await expect(microcart(page, language).getByRole("listitem")).toHaveCount(1);
    await expectSaidOnce(page, language);
    await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
    await answerCheckout(page, language);
    await expectSaidOnce(page, language);
    await expectSound(page);
    await placeOrder(page, language);
  });
});

everywhere(({ language, isPhone, press }) => {
  test.describe("in a browser that blocks all data of the shop", () => {
    // The browser reports each denied access itself.
    test.use({ isDisturbed: true });

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
      await expectSaidOnce(page, language);
      await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
      await answerCheckout(page, language);
      await page.getByRole("button", { name: language.order }).click();
      const number = await placedOrder(page, language);
      expect(number).toMatch(/\d/);
      await expect(page.getByText(noDetails[language.name])).toBeVisible();
      await expectSound(page);
      await page.goto(`${language.prefix}/cart`);
      await ready(page, language);
      await expect(page.getByRole("heading", { name: language.emptyCart })).toBeVisible();
      await context.close();
    });
  });
});
