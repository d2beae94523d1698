import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { openFrame, visit } from "./shopper.ts";

const words = {
  Polish: {
    similar: "Podobne produkty",
    related: "Przyda się też",
    reviews: "Opinie",
    sample: "opinia przykładowa",
    titanium: "Tytan",
    titaniumFrames: "Oprawki z tytanu",
    see: "Zobacz",
  },
  German: {
    similar: "Ähnliche Produkte",
    related: "Passt dazu",
    reviews: "Bewertungen",
    sample: "Beispiel",
    titanium: "Titan",
    titaniumFrames: "Titanbrillen",
    see: "Ansehen",
  },
} as const;

/** A pack of lenses with reviews, similar products and related products. */
const path = "/p/KR-DZIEN-30/kropla";

describeJourney(null, ({ language, press }) => {
  const texts = words[language.name];

  test("a product page shows similar products, related products and reviews", async ({ page }) => {
    await visit(page, language.prefix + path, language);
    const reviews = page.locator("section", { has: page.getByRole("heading", { name: texts.reviews, exact: true }) });
    await reviews.scrollIntoViewIfNeeded();
    const items = reviews.getByRole("listitem");
    const count = await items.count();
    expect(count).toBeGreaterThan(0);
    // Every sample review is labelled as one.
    await expect(items.filter({ hasText: texts.sample })).toHaveCount(count);
    await expectHealthyPage(page);
    await expect(page.getByRole("region", { name: texts.related }).getByRole("listitem").first()).toBeVisible();
    const similar = page.getByRole("region", { name: texts.similar }).getByRole("link").first();
    const name = (await similar.textContent()) ?? "";
    await press(similar);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test(
    "a banner below a frame leads to its category, and is not on the page of lenses",
    { tag: "@full" },
    async ({ page }) => {
      const title = page.getByRole("heading", { level: 2, name: texts.titanium, exact: true });
      await visit(page, language.prefix + path, language);
      await page.getByRole("heading", { name: texts.reviews, exact: true }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("region", { name: texts.related })).toBeVisible();
      await expect(title).toHaveCount(0);
      await openFrame(page, language);
      const banner = page.locator("section", { has: title });
      await banner.scrollIntoViewIfNeeded();
      await expect(banner.locator("img")).toBeVisible();
      await press(banner.getByRole("link", { name: texts.see }));
      await expect(page.getByRole("heading", { level: 1, name: texts.titaniumFrames })).toBeVisible();
    },
  );
});
