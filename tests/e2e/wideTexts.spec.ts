import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";

const words = {
  Polish: {
    near: "Zobacz też",
    topics: "Tematy",
    next: "Czytaj dalej",
    phone: "+48",
    salon: "okulary-torun",
    facts: "Dioptra Toruń",
  },
  German: {
    near: "Mehr zum Thema",
    topics: "Themen",
    next: "Weiterlesen",
    phone: "+49",
    salon: "brillen-berlin",
    facts: "Dioptra Berlin",
  },
};

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

describeJourney("on a desktop", ({ language, isPhone }) => {
  // On phones everything is below each other.
  if (isPhone) return;
  const texts = words[language.name];

  test(
    "what belongs to a text stands beside it, and what to read next in line with it",
    { tag: "@full" },
    async ({ page }) => {
      const main = page.getByRole("main");
      await page.goto(`${language.prefix}/legal`);
      const near = await boxOf(main.getByRole("navigation", { name: texts.near }));
      const title = await boxOf(main.getByRole("heading", { level: 2 }).first());
      expect(near.left).toBeGreaterThan(title.right);

      await page.goto(`${language.prefix}/faq`);
      const topics = await boxOf(main.getByRole("navigation", { name: texts.topics }));
      expect(topics.left).toBeGreaterThan((await boxOf(main.getByRole("group").first())).right);

      await page.goto(`${language.prefix}/blog/1/x`);
      const next = await boxOf(main.getByRole("region", { name: texts.next }));
      const article = await boxOf(main.getByRole("article").first());
      expect([next.left, next.right]).toEqual([article.left, article.right]);

      await page.goto(`${language.prefix}/kontakt`);
      await expect(main.getByRole("link", { name: texts.phone })).toBeVisible();
    },
  );

  test("the form for a visit stands beside the facts of the salon", async ({ page }) => {
    await page.goto(`${language.prefix}/salon/${texts.salon}`);
    const form = await boxOf(page.locator("form").filter({ has: page.getByRole("combobox") }));
    const facts = await boxOf(page.getByRole("region", { name: texts.facts }));
    expect(form.right).toBeLessThan(facts.left);
    expect(form.top).toBeLessThan(facts.bottom);
  });
});
