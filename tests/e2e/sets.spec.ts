import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Locator, test } from "./fixtures.ts";
import { addToCart, microcart, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    sets: "/c/zestawy",
    name: "Nela ze szkłami i etui",
    parts: "Co jest w zestawie",
    part: "Nela (Czarny, Średni)",
    path: "/p/DI-ZESTAW-NELA/x",
    frame: /Nela \(Czarny, Średni\)/,
    glasses: /Szkła Cienkie 1,6/,
    change: "Zmień zestaw",
    save: "Zapisz zmianę",
    otherGlasses: /Szkła Podstawowe/,
    changedRight: /Prawe oko.*−3,00/,
    lenses: "/p/DI-ZESTAW-MIESIAC/x",
    power: "Moc",
    leftWorn: "Zamawiam do lewego oka",
    right: /Prawe oko.*−2,25/,
    group: "Soczewki w podróży",
    members: "Produkty w tej grupie",
    more: /^Zwiększ liczbę sztuk/,
    addChosen: "Dodaj wybrane do koszyka",
  },
  German: {
    sets: "/de/c/sets",
    name: "Nela mit Gläsern und Etui",
    parts: "Im Set enthalten",
    part: "Nela (Schwarz, Mittel)",
    path: "/de/p/DI-ZESTAW-NELA/x",
    frame: /Nela \(Schwarz, Mittel\)/,
    glasses: /Gläser Dünn 1,6/,
    change: "Set ändern",
    save: "Änderung speichern",
    otherGlasses: /Gläser Basis/,
    changedRight: /Rechtes Auge.*−3,00/,
    lenses: "/de/p/DI-ZESTAW-MIESIAC/x",
    power: "Stärke",
    leftWorn: "Für das linke Auge bestellen",
    right: /Rechtes Auge.*−2,25/,
    group: "Linsen auf Reisen",
    members: "Artikel dieser Gruppe",
    more: /^Anzahl erhöhen/,
    addChosen: "Auswahl in den Warenkorb legen",
  },
} as const;

/** Returns an amount in minor units. */
const amountIn = async (place: Locator) => Number((await place.textContent())?.replaceAll(/\D/g, ""));

/** Returns the first price of a part of the page. */
const priceIn = (place: Locator) => place.getByText(/\d,\d\d\s(zł|€)/).first();

describeJourney("on a desktop", ({ language, press }) => {
  const texts = words[language.name];

  test("a set lists and links its parts, and costs the sum of the default ones", { tag: "@full" }, async ({ page }) => {
    await visit(page, texts.sets, language);
    await press(page.getByRole("link", { name: texts.name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: texts.name })).toBeVisible();
    await expect(page.getByRole("button", { name: language.add, exact: true })).toBeVisible();
    const partLists = page
      .locator("section", { has: page.getByRole("heading", { name: texts.parts }) })
      .getByRole("list");
    await expect(partLists.first()).toBeVisible();
    await expectHealthyPage(page);
    const lists = await partLists.all();
    const defaults = await Promise.all(lists.map((list) => amountIn(priceIn(list.getByRole("listitem").first()))));
    expect(defaults.length).toBeGreaterThan(1);
    const price = await amountIn(priceIn(page.getByRole("main")));
    expect(price).toBe(defaults.reduce((sum, part) => sum + part, 0));
    await press(page.getByRole("link", { name: texts.part, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
    await expect(page.getByRole("button", { name: language.add, exact: true })).toBeVisible();
  });

  test("the parts of a bundle are chosen, priced and shown in the cart", async ({ page }) => {
    await visit(page, texts.path, language);
    const main = page.getByRole("main");
    await waitForHydrationOf(page.getByRole("radio", { name: texts.frame }));
    // The label covers its radio button.
    await press(main.locator("label", { hasText: texts.frame }));
    await press(main.locator("label", { hasText: texts.glasses }));
    await expect(page.getByRole("radio", { name: texts.glasses })).toBeChecked();
    const price = (await priceIn(main).textContent()) ?? "";
    await expect(main.getByRole("status").filter({ hasText: price })).toBeVisible();
    await expectHealthyPage(page);
    await addToCart(page, language);
    const line = microcart(page, language).getByRole("listitem");
    await expect(line).toContainText(texts.frame);
    await expect(line).toContainText(texts.glasses);
    await expect(line).toContainText(price);

    await page.goto(`${language.prefix}/cart`);
    const change = main.getByRole("button", { name: texts.change });
    await waitForHydrationOf(change);
    await press(change);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: texts.glasses })).toBeChecked();
    await press(dialog.locator("label", { hasText: texts.otherGlasses }));
    await expectHealthyPage(page);
    await page.keyboard.press("Escape");
    await expect(main).toContainText(texts.glasses);
    await press(change);
    await press(dialog.locator("label", { hasText: texts.otherGlasses }));
    const changedPrice = (await priceIn(dialog.getByRole("status")).textContent()) ?? "";
    await press(dialog.getByRole("button", { name: texts.save }));
    await expect(dialog).toBeHidden();
    await expect(main).toContainText(texts.otherGlasses);
    await expect(main).toContainText(texts.frame);
    await expect(main).toContainText(changedPrice);
    await page.reload();
    await expect(main).toContainText(texts.otherGlasses);
    await expect(main.getByRole("button", { name: texts.change })).toHaveCount(1);
  });

  test("the price of a choice ends with the product's page", { tag: "@full" }, async ({ page }) => {
    await visit(page, texts.path, language);
    const main = page.getByRole("main");
    await waitForHydrationOf(page.getByRole("radio", { name: texts.frame }));
    const before = await amountIn(priceIn(main));
    await press(main.locator("label", { hasText: texts.glasses }));
    await expect.poll(() => amountIn(priceIn(main))).not.toBe(before);
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    const parts = main.locator("section", { has: page.getByRole("heading", { name: texts.parts }) });
    await press(parts.getByRole("link").first());
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: texts.frame })).toBeVisible();
    await expect.poll(() => amountIn(priceIn(main))).toBe(before);
  });

  test("a bundle with contact lenses asks for their values", { tag: "@full" }, async ({ page }) => {
    await visit(page, texts.lenses, language);
    const power = page.getByRole("combobox", { name: texts.power }).first();
    await waitForHydrationOf(power);
    await press(page.getByRole("button", { name: language.add, exact: true }));
    await expect(power).toBeFocused();
    await power.fill("-2,25");
    await power.press("Tab");
    await press(page.getByRole("checkbox", { name: texts.leftWorn }));
    await press(page.getByRole("button", { name: language.add, exact: true }));
    const consent = page.getByRole("checkbox", { name: language.healthConsent });
    await expect(consent).toBeFocused();
    await press(consent);
    await addToCart(page, language);
    await page.goto(`${language.prefix}/cart`);
    await expect(page.getByRole("main").getByText(texts.right)).toBeVisible();
    const change = page.getByRole("button", { name: texts.change });
    await waitForHydrationOf(change);
    await press(change);
    const inDialog = page.getByRole("dialog").getByRole("combobox", { name: texts.power });
    await expect(inDialog).toHaveValue("−2,25");
    await inDialog.fill("-3,00");
    await inDialog.press("Tab");
    await press(page.getByRole("dialog").getByRole("button", { name: texts.save }));
    await expect(page.getByRole("main").getByText(texts.changedRight)).toBeVisible();
  });

  test("the members of a group are chosen in numbers and added with one press", { tag: "@full" }, async ({ page }) => {
    await visit(page, texts.sets, language);
    await press(page.getByRole("link", { name: texts.group, exact: true }));
    const members = page.getByRole("region", { name: texts.members });
    await expect(members.getByRole("listitem")).toHaveCount(3);
    await expectHealthyPage(page);
    const more = members.getByRole("button", { name: texts.more }).first();
    await waitForHydrationOf(more);
    await press(more);
    await press(members.getByRole("button", { name: texts.addChosen }));
    const lines = microcart(page, language).getByRole("listitem");
    await expect(lines).toHaveCount(2);
    await expect(lines.first().getByRole("spinbutton")).toHaveValue("2");
  });
});
