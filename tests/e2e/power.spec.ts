import { everywhere } from "./everywhere.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addToCart, microcart, visit } from "./shopper.ts";

const words = {
  Polish: { readers: "/c/okulary-do-czytania", facet: /^\+2,00\sdpt/, power: "Moc", other: /Moc: \+2,00\sdpt/ },
  German: { readers: "/de/c/lesebrillen", facet: /^\+2,00\sdpt/, power: "Stärke", other: /Stärke: \+2,00\sdpt/ },
};

everywhere(({ language, press }) => {
  const said = words[language.name];

  test("glasses for reading are found by their power, which is chosen with the colour and lies in the cart", async ({
    page,
  }) => {
    await visit(page, `${said.readers}?power=2.00`, language);
    await expectSound(page);
    await press(page.getByRole("link", { name: "Saga", exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Saga" })).toBeVisible();
    const powers = page.getByRole("group", { name: said.power });
    await expect(powers.getByRole("link")).toHaveCount(6);
    await press(powers.getByRole("link", { name: said.facet }));
    await expect(page).toHaveURL(/-200$/);
    await expectSound(page);
    await addToCart(page, language);
    await expect(microcart(page, language).getByRole("listitem").filter({ hasText: "Saga" })).toContainText(said.other);
  });
});
