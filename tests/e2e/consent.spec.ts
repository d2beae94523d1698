import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openFrame, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    title: "Co możemy zapisać w Twojej przeglądarce?",
    refuse: "Odrzuć wszystkie",
    accept: "Zaakceptuj wszystkie",
    saved: /^Wybór zapisany\./,
    cookies: "Pliki cookie i zgoda",
    photos: "Z naszego profilu",
    articles: "Artykuły",
    convenience: "Wygoda",
    save: "Zapisz wybór",
    withoutScript: /^Bez JavaScriptu nie zapisujemy/,
  },
  German: {
    title: "Was dürfen wir in Ihrem Browser speichern?",
    refuse: "Alle ablehnen",
    accept: "Alle akzeptieren",
    saved: /^Ihre Wahl ist gespeichert\./,
    cookies: "Cookies und Einwilligung",
    photos: "Aus unserem Profil",
    articles: "Artikel",
    convenience: "Komfort",
    save: "Auswahl speichern",
    withoutScript: /^Ohne JavaScript speichern/,
  },
};

const optional = /recently-viewed|searches|newsletter-offered|addresses/;
const optionalKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage)).then((keys) => keys.filter((key) => optional.test(key)));

/** Returns where the bar at the end of the window begins, which has the product's main button on phones. */
const topOfBar = () => {
  const bar = [...document.querySelectorAll("main *")].find((each) => getComputedStyle(each).position === "fixed");
  return bar?.getBoundingClientRect().top ?? Number.NaN;
};

describeJourney("on a phone", ({ language, isPhone, press }) => {
  const texts = words[language.name];
  // A new visitor, who has not chosen yet.
  test.use({ storageState: { cookies: [], origins: [] } });
  const question = (page: Page) => page.getByRole("region", { name: texts.title });

  test("nothing optional is stored before a consent, which the cookie page withdraws", async ({ page }) => {
    await openFrame(page, language);
    await expect(question(page)).toBeVisible();
    expect(await optionalKeys(page)).toEqual([]);
    const covered = (await question(page).boundingBox())?.height ?? Infinity;
    expect(covered).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.6);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await press(question(page).getByRole("button", { name: texts.refuse }));
    await expect(page.getByText(texts.saved).last()).toBeVisible();
    if (isPhone) {
      const notice = await page.getByText(texts.saved).last().boundingBox();
      expect(notice && notice.y + notice.height).toBeLessThanOrEqual(await page.evaluate(topOfBar));
    }
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(question(page)).toBeHidden();
    expect(await optionalKeys(page)).toEqual([]);

    const link = page.locator("footer a", { hasText: texts.cookies }).first();
    await visit(page, (await link.getAttribute("href")) ?? "", language);
    const accept = page.getByRole("button", { name: texts.accept });
    await waitForHydrationOf(accept);
    await press(accept);
    const convenience = page.getByRole("checkbox", { name: texts.convenience });
    await expect(convenience).toBeChecked();
    await openFrame(page, language);
    await expect.poll(() => optionalKeys(page)).toContain("dioptra-recently-viewed");
    await visit(page, language.prefix || "/", language);
    // They are loaded when the shopper comes near them. What is loaded above moves the articles away again.
    await expect
      .poll(async () => {
        await page.getByRole("region", { name: texts.articles, exact: true }).scrollIntoViewIfNeeded();
        return page.getByRole("region", { name: texts.photos }).isVisible();
      })
      .toBe(true);

    await visit(page, `${language.prefix}/cookies`, language);
    await waitForHydrationOf(convenience);
    await convenience.uncheck();
    await press(page.getByRole("button", { name: texts.save }));
    await expect.poll(() => optionalKeys(page)).toEqual([]);
    await expect(page.getByRole("button", { name: texts.save })).toBeFocused();
  });

  test("the pages of an order do not ask", { tag: "@full" }, async ({ page }) => {
    await visit(page, `${language.prefix}/cart`, language);
    await page.waitForLoadState("networkidle");
    await expect(question(page)).toBeHidden();
    expect(await optionalKeys(page)).toEqual([]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the cookie page says that only what is necessary is stored", { tag: "@full" }, async ({ page }) => {
      await page.goto(`${language.prefix}/cookies`);
      await expect(page.getByText(texts.withoutScript)).toBeVisible();
      await expect(question(page)).toBeHidden();
    });
  });
});
