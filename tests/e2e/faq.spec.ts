import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    search: "Szukaj w pytaniach",
    typed: "gdzie PACZKA",
    found: "Jak sprawdzić, gdzie jest paczka?",
    none: "Zapytaj nas",
  },
  German: {
    search: "Fragen durchsuchen",
    typed: "wo MEIN paket ist",
    found: "Wie sehe ich, wo mein Paket ist?",
    none: "Fragen Sie uns",
  },
};

describeJourney("on a phone", ({ language }) => {
  const texts = words[language.name];

  test("a question is found by words and opened by its address", { tag: "@full" }, async ({ page }) => {
    await visit(page, `${language.prefix}/faq`, language);
    const field = page.getByRole("searchbox", { name: texts.search });
    await waitForHydrationOf(field);
    await field.fill(texts.typed);
    const found = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(found).toHaveText([texts.found]);
    await expectHealthyPage(page);
    await field.fill("xyzxyz");
    await expect(page.getByRole("main").getByRole("link", { name: texts.none })).toBeVisible();
    await page.goto(`${language.prefix}/faq#track-parcel`);
    await expect(page.locator("#track-parcel").getByRole("link").first()).toBeVisible();
    await expect(page.locator("#return-period").getByRole("link").first()).toBeHidden();
  });
});
