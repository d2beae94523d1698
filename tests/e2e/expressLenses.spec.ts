import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    title: "Soczewkowy ekspres",
    postcode: "Kod pocztowy",
    check: "Sprawdź",
    missing: /Brakuje kodu/,
    near: "00-950",
    reached: /^00-950: kurier może być u Ciebie/,
    far: "38-714",
    notReached: /Pod kod 38-714 nie dostarczamy jeszcze ekspresem/,
    unreachable: /Nie możemy teraz zapytać o to kuriera/,
    offer: "Sprawdź dostawę ekspresową",
    frameOnly: /^Dotyczy samej oprawki/,
  },
  German: {
    title: "Linsen-Express",
    postcode: "Postleitzahl",
    check: "Prüfen",
    missing: /Postleitzahl fehlt|Bitte geben Sie/,
    near: "10115",
    reached: /^10115: Der Kurier kann/,
    far: "25980",
    notReached: /Noch keine Expresslieferung nach 25980/,
    unreachable: /Wir können gerade nicht beim Kurier nachfragen/,
    offer: "Expresslieferung prüfen",
    frameOnly: /^Gilt nur für die Fassung/,
  },
} as const;

describeJourney(null, ({ language, press }) => {
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test(
    "the page of express lenses says when a parcel reaches a postcode",
    { tag: "@full" },
    async ({ page, context }) => {
      await visit(page, `${language.prefix}/soczewkowy-express`, language);
      await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
      const main = page.getByRole("main");
      const field = main.getByRole("textbox", { name: texts.postcode });
      const check = main.getByRole("button", { name: texts.check });
      await waitForHydrationOf(field);
      await press(check);
      await expect(field).toHaveAccessibleDescription(texts.missing);
      await field.fill(texts.near);
      await press(check);
      await expect(main.getByText(texts.reached)).toBeVisible();
      await expectHealthyPage(page);
      await context.setOffline(true);
      await field.fill(texts.far);
      await press(check);
      await expect(main.getByText(texts.unreachable)).toBeVisible();
      await context.setOffline(false);
      await press(check);
      await expect(main.getByText(texts.notReached)).toBeVisible();
      await expect(field).toHaveValue(texts.far);
    },
  );

  test("a product's page says by keyboard when express comes, and keeps the postcode for the tab", async ({
    page,
    context,
  }) => {
    const main = page.getByRole("main");
    const offer = main.getByRole("button", { name: texts.offer });
    const field = main.getByRole("textbox", { name: texts.postcode });
    await visit(page, `${language.prefix}/p/HL-NELA/nela`, language);
    await waitForHydrationOf(offer);
    await offer.focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(texts.missing);
    await page.keyboard.type(texts.near);
    await page.keyboard.press("Enter");
    await expect(main.getByRole("status").getByText(texts.reached)).toBeVisible();
    await expect(main.getByText(texts.frameOnly)).toBeVisible();
    await expectHealthyPage(page);

    await page.reload();
    await waitForHydrationOf(offer);
    await press(offer);
    await expect(field).toHaveValue(texts.near);
    await expect(main.getByText(texts.reached)).toBeVisible();

    await context.setOffline(true);
    await field.fill(texts.far);
    await field.press("Enter");
    await expect(main.getByText(texts.unreachable)).toBeVisible();
    await context.setOffline(false);
    await field.press("Enter");
    await expect(main.getByText(texts.notReached)).toBeVisible();
  });
});
