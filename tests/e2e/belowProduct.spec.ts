import { everywhere } from "./everywhere.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { visit } from "./shopper.ts";

const words = {
  Polish: {
    similar: "Podobne produkty",
    related: "Przyda się do tego",
    reviews: "Opinie",
    sample: "opinia przykładowa",
  },
  German: { similar: "Ähnliche Produkte", related: "Passt dazu", reviews: "Bewertungen", sample: "Beispiel" },
} as const;

/** A pack of lenses with reviews, of both shelves. */
const path = "/p/KR-DZIEN-30/kropla";

everywhere(({ language, press }) => {
  const said = words[language.name];

  test("below a product stand others like it, what goes with it, and what is said of it", async ({ page }) => {
    await visit(page, language.prefix + path, language);
    const reviews = page.locator("section", { has: page.getByRole("heading", { name: said.reviews, exact: true }) });
    await reviews.scrollIntoViewIfNeeded();
    const items = reviews.getByRole("listitem");
    const count = await items.count();
    expect(count).toBeGreaterThan(0);
    // None of them is passed off as a buyer's.
    await expect(items.filter({ hasText: said.sample })).toHaveCount(count);
    await expectSound(page);
    await expect(page.getByRole("region", { name: said.related }).getByRole("listitem").first()).toBeVisible();
    const similar = page.getByRole("region", { name: said.similar }).getByRole("link").first();
    const name = (await similar.textContent()) ?? "";
    await press(similar);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});
