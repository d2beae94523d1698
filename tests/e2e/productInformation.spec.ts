import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    frame: /^Zamów dziś: sama oprawka najpóźniej we?\s\p{L}+ \d+\s\p{L}+/u,
    lenses: /Ze szkłami na receptę najpóźniej we?\s\p{L}+ \d+\s\p{L}+, wliczając wykonanie szkieł/u,
    viewed: "Ostatnio oglądane",
    clear: "Wyczyść listę",
    undo: "Cofnij",
    compare: "Porównaj ze swoimi okularami",
    mark: "Liczby z zausznika",
    fits: "Pasuje: szkło 48 mm (Twoje 49)",
    history: "Historia ceny",
    reason: /Najniższa cena z 30 dni przed nią to 299,00\szł\. Od tej ceny liczymy: teraz jest o 6% taniej/,
    failed: "Historii ceny nie udało się wczytać.",
    again: "Spróbuj ponownie",
  },
  German: {
    frame: /^Heute bestellt: nur die Fassung spätestens am \p{L}+, \d+\.\s\p{L}+/u,
    lenses: /Mit Gläsern in Ihrer Stärke spätestens am \p{L}+, \d+\.\s\p{L}+, Fertigung inbegriffen/u,
    viewed: "Zuletzt angesehen",
    clear: "Liste leeren",
    undo: "Rückgängig",
    compare: "Mit der eigenen Brille vergleichen",
    mark: "Zahlen vom Bügel",
    fits: "Passt: Glas 48 mm (Ihres 49)",
    history: "Preisverlauf",
    reason: /Der niedrigste Preis der 30 Tage davor war 69,00\s€/,
    failed: "Der Preisverlauf konnte nicht geladen werden.",
    again: "Erneut versuchen",
  },
} as const;

describeJourney(null, ({ language, isPhone, press }) => {
  const texts = words[language.name];

  test("a frame says when it arrives, alone and with lenses", { tag: "@full" }, async ({ page }) => {
    await visit(page, `${language.prefix}/p/HL-NELA/nela`, language);
    const promise = page.getByRole("listitem").filter({ hasText: texts.frame });
    await expect(promise).toHaveText(texts.lenses);
  });

  test.describe("the prices of a reduced frame", () => {
    test.use({ expectsErrors: true });

    test("are shown by keyboard, also once they fail to load", { tag: "@full" }, async ({ page }) => {
      await page.route("**/products/price-history**", (route) => route.fulfill({ status: 500, json: { code: 500 } }));
      await visit(page, language.nela, language);
      const button = page.getByRole("button", { name: texts.history, exact: true });
      await button.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(texts.failed)).toBeVisible();
      await page.unroute("**/products/price-history**");
      await dialog.getByRole("button", { name: texts.again }).press("Enter");
      await expect(dialog.getByText(texts.reason)).toBeVisible();
      await expect(dialog.getByRole("heading", { name: texts.history })).toBeVisible();
      await expectHealthyPage(page);
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    });
  });

  test("products viewed before are shown until the list is cleared, and the main button stays in reach", async ({
    page,
  }) => {
    await visit(page, `${language.prefix}/p/BZ-MOLO/molo`, language);
    const add = page.getByRole("button", { name: language.add, exact: true });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    if (isPhone) await expect(add).toBeInViewport();
    // The lower part of the page, which loads when it comes near, remembers the product.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("dioptra-recently-viewed") ?? ""))
      .toContain("BZ-MOLO");
    await visit(page, `${language.prefix}/p/HL-NELA/nela`, language);
    const viewed = page.getByRole("region", { name: texts.viewed });
    await expect(viewed.getByRole("link", { name: "Molo", exact: true })).toBeVisible();
    await expect(viewed.getByRole("link", { name: "Nela", exact: true })).toHaveCount(0);
    await press(viewed.getByRole("button", { name: texts.clear }));
    await expect(viewed).toHaveCount(0);
    await press(page.getByRole("button", { name: texts.undo }));
    await expect(viewed.getByRole("link", { name: "Molo", exact: true })).toBeVisible();
    await expectHealthyPage(page);
  });

  test(
    "a frame is compared with the shopper's own glasses, and says whether it fits",
    { tag: "@full" },
    async ({ page }) => {
      await visit(page, `${language.prefix}/p/HL-NELA/nela`, language);
      const compare = page.getByRole("button", { name: texts.compare });
      await waitForHydrationOf(compare);
      await press(compare);
      const mark = page.getByLabel(texts.mark);
      await expect(mark).toBeFocused();
      await mark.fill("49-20-145");
      await expect(page.getByText(texts.fits)).toBeVisible();
      await page.reload();
      await expect(page.getByText(texts.fits)).toBeVisible();
      await expectHealthyPage(page);
    },
  );
});
