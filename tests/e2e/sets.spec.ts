import { everywhere } from "./everywhere.ts";
import { expect, expectSound, type Locator, test } from "./fixtures.ts";
import { visit } from "./shopper.ts";

const words = {
  Polish: {
    sets: "/c/zestawy",
    name: "Nela ze szkłami i etui",
    parts: "Co jest w zestawie",
    part: "Nela (Czarny, Średni)",
    notYet: /^Zestawu nie można jeszcze zamówić w całości/,
    group: "Soczewki w podróży",
    members: "Co tu znajdziesz",
  },
  German: {
    sets: "/de/c/sets",
    name: "Nela mit Gläsern und Etui",
    parts: "Was im Set ist",
    part: "Nela (Schwarz, Mittel)",
    notYet: /^Als Ganzes lässt sich das Set noch nicht bestellen/,
    group: "Linsen auf Reisen",
    members: "Was dazugehört",
  },
} as const;

/** In minor units. */
const amountIn = async (place: Locator) => Number((await place.textContent())?.replaceAll(/\D/g, ""));

/** The first price of this part of the page. */
const priceIn = (place: Locator) => place.getByText(/\d,\d\d\s(zł|€)/).first();

everywhere(({ language, press }) => {
  const said = words[language.name];

  test("a set says what is in it, costs the sum of its default parts, and leads to each of them", async ({ page }) => {
    await visit(page, said.sets, language);
    await press(page.getByRole("link", { name: said.name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: said.name })).toBeVisible();
    await expect(page.getByText(said.notYet)).toBeVisible();
    await expectSound(page);
    const lists = await page
      .locator("section", { has: page.getByRole("heading", { name: said.parts }) })
      .getByRole("list")
      .all();
    const defaults = await Promise.all(lists.map((list) => amountIn(priceIn(list.getByRole("listitem").first()))));
    expect(defaults.length).toBeGreaterThan(1);
    const price = await amountIn(priceIn(page.getByRole("main")));
    expect(price).toBe(defaults.reduce((sum, part) => sum + part, 0));
    await press(page.getByRole("link", { name: said.part, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
    await expect(page.getByRole("button", { name: language.add, exact: true })).toBeVisible();
  });

  test("what is sold together one by one says its parts, too", async ({ page }) => {
    await visit(page, said.sets, language);
    await press(page.getByRole("link", { name: said.group, exact: true }));
    const members = page.locator("section", { has: page.getByRole("heading", { name: said.members }) });
    await expect(members.getByRole("listitem")).toHaveCount(3);
    await expectSound(page);
  });
});
