import { type Browser, request } from "@playwright/test";
import { customerPassword } from "./customer.ts";
import { expect, expectHealthyPage, isExpectedRefusal, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import type { Language } from "./language.ts";
import { openMail } from "./mailbox.ts";
import {
  addToCart,
  completeCheckoutSteps,
  microcart,
  newMailbox,
  openFrame,
  placeOrder,
  visit,
  waitForHydration,
} from "./shopper.ts";

const words = {
  Polish: {
    enter: "Mam kod rabatowy lub kartę podarunkową",
    code: "Kod rabatowy",
    apply: "Zastosuj",
    wrong: "Ten kod rabatowy jest nieprawidłowy. Spróbuj ponownie.",
    offline: /^Jesteś offline\./,
    applied: (code: string) => `Kod ${code}`,
    remove: (code: string) => `Usuń kod ${code}`,
    ended: (code: string) => `Kod ${code} przestał obowiązywać dla tego koszyka. Suma jest teraz bez rabatu.`,
  },
  German: {
    enter: "Gutschein oder Geschenkkarte eingeben",
    code: "Gutscheincode",
    apply: "Einlösen",
    wrong: "Dieser Gutscheincode ist ungültig. Bitte versuchen Sie es noch einmal.",
    offline: /^Sie sind offline\./,
    applied: (code: string) => `Code ${code}`,
    remove: (code: string) => `Code ${code} entfernen`,
    ended: (code: string) => `Der Code ${code} gilt für diesen Warenkorb nicht mehr. Die Summe ist jetzt ohne Rabatt.`,
  },
};

/** Returns the coupon code that the mail to a new account contains. The account is created in another browser. */
async function newCoupon(browser: Browser, origin: string, { prefix }: Language): Promise<string> {
  const email = newMailbox();
  const storeCode = prefix === "" ? "pl" : "de";
  const api = await request.newContext({ baseURL: origin });
  const customer = { firstname: "Anna", lastname: "Nowak", email };
  const answer = await api.post(`/api/user/create?storeCode=${storeCode}`, {
    data: { customer, password: customerPassword, conditions: true },
  });
  expect(answer.status()).toBe(200);
  await api.dispose();
  const page = await browser.newPage({ baseURL: origin });
  await openMail(page, "welcome", email);
  const text = await page.frameLocator("iframe").locator("body").innerText();
  await page.close();
  return /START-\w{10}/.exec(text)?.[0] ?? "";
}

const summary = (page: Page) => page.getByRole("complementary");

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  // The browser logs the refusals and the lost connection.
  test.use({ expectsErrors: true });

  test("a coupon is refused at its field, applied, removed, and ordered with", async ({
    page,
    browser,
    shop,
    context,
    consoleErrors,
  }) => {
    const code = await newCoupon(browser, shop.origin, language);
    await openFrame(page, language);
    await addToCart(page, language);
    await visit(page, `${language.prefix}/cart`, language);
    await press(summary(page).getByRole("button", { name: texts.enter }));
    const field = page.getByLabel(texts.code, { exact: true });
    const apply = page.getByRole("button", { name: texts.apply, exact: true });
    await expect(field).toBeFocused();
    await field.fill("NIEMA123");
    await press(apply);
    await expect(field).toHaveAccessibleDescription(texts.wrong);
    await expect(field).toHaveValue("NIEMA123");

    await field.fill(code.toLowerCase());
    await context.setOffline(true);
    await press(apply);
    await expect(field).toHaveAccessibleDescription(texts.offline);
    await context.setOffline(false);
    await expect(field).toHaveAccessibleDescription("");
    await press(apply);

    // In the totals, and in the place of the field.
    await expect(summary(page).getByText(texts.applied(code))).toHaveCount(2);
    await expectHealthyPage(page);
    await page.reload();
    await waitForHydration(page, language);
    await press(page.getByRole("button", { name: texts.remove(code) }));
    await expect(field).toBeFocused();
    await expect(summary(page).getByText(texts.applied(code))).toHaveCount(0);
    await field.fill(code);
    await press(apply);
    await expect(summary(page).getByText(texts.applied(code))).toHaveCount(2);

    await page.goto(`${language.prefix}/checkout`);
    await completeCheckoutSteps(page, language);
    await expect(summary(page).getByText(texts.applied(code))).toHaveCount(2);
    await expectHealthyPage(page);
    await placeOrder(page, language);
    await expect(summary(page).getByText(texts.applied(code))).toBeVisible();
    expect(consoleErrors.filter((text) => !isExpectedRefusal(text) && !/status of 422/.test(text))).toEqual([]);
  });

  test(
    "a coupon that has ended meanwhile is named, and the total is without it",
    { tag: "@full" },
    async ({ page, browser, shop }) => {
      const code = await newCoupon(browser, shop.origin, language);
      await openFrame(page, language);
      await addToCart(page, language);
      await visit(page, `${language.prefix}/cart`, language);
      await press(summary(page).getByRole("button", { name: texts.enter }));
      await page.getByLabel(texts.code, { exact: true }).fill(code);
      await press(page.getByRole("button", { name: texts.apply, exact: true }));
      await expect(summary(page).getByText(texts.applied(code))).toHaveCount(2);

      // Another shopper has used it for its only order.
      const other = await (await browser.newContext({ baseURL: shop.origin })).newPage();
      await openFrame(other, language);
      await addToCart(other, language);
      await microcart(other, language).getByRole("link", { name: language.toCheckout }).click();
      await summary(other).getByRole("button", { name: texts.enter }).click();
      await other.getByLabel(texts.code, { exact: true }).fill(code);
      await other.getByRole("button", { name: texts.apply, exact: true }).click();
      await expect(summary(other).getByText(texts.applied(code))).toHaveCount(2);
      await completeCheckoutSteps(other, language);
      await placeOrder(other, language);
      await other.context().close();

      await page.reload();
      await expect(summary(page).getByRole("alert")).toContainText(texts.ended(code));
      await expect(summary(page).getByText(texts.applied(code), { exact: true })).toHaveCount(0);
      await expect(page.getByLabel(texts.code, { exact: true })).toBeVisible();
    },
  );
});
