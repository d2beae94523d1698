import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { addToCart, microcart, visit } from "./shopper.ts";

const words = {
  Polish: { readers: "/c/okulary-do-czytania", facet: /^\+2,00\sD/, power: "Moc", other: /Moc: \+2,00\sD/ },
  German: { readers: "/de/c/lesebrillen", facet: /^\+2,00\sdpt/, power: "Stärke", other: /Stärke: \+2,00\sdpt/ },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test(
    "reading glasses are filtered by power, and the chosen power appears in the cart",
    { tag: "@full" },
    async ({ page }) => {
      await visit(page, `${texts.readers}?power=2.00`, language);
      await expectHealthyPage(page);
      await press(page.getByRole("link", { name: "Saga", exact: true }));
      await expect(page.getByRole("heading", { level: 1, name: "Saga" })).toBeVisible();
      const powers = page.getByRole("group", { name: texts.power });
      await expect(powers.getByRole("link")).toHaveCount(6);
      const power = powers.getByRole("link", { name: texts.facet });
      await press(power);
      await expect(page).toHaveURL(/-200$/);
      // The address may change before the page does.
      await expect(power).toHaveAttribute("aria-current", "true");
      await expectHealthyPage(page);
      await addToCart(page, language);
      await expect(microcart(page, language).getByRole("listitem").filter({ hasText: "Saga" })).toContainText(
        texts.other,
      );
    },
  );
});
