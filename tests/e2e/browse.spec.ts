import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Locator, test } from "./fixtures.ts";
import { completeCheckoutSteps, menuEntry, microcart, placeOrder, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    menu: "Menu",
    filters: /^Filtry/,
    widestLens: "Szerokość szkła: do, w mm",
    chips: ["Panto", "Szerokość szkła do 49 mm"].map((chosen) => `Usuń filtr: ${chosen}`),
    count: /^(\d+) z (\d+) produktów$/,
    show: (count: number) => new RegExp(`^Pokaż ${count} produkt`),
    products: "Produkty",
    sort: "Sortuj:",
    cheapest: "cena rosnąco",
    colour: (label: string | null) => `Kolor: ${label}`,
  },
  German: {
    menu: "Menü",
    filters: /^Filter/,
    widestLens: "Glasbreite: bis, in mm",
    chips: ["Panto", "Glasbreite bis 49 mm"].map((chosen) => `Filter entfernen: ${chosen}`),
    count: /^(\d+) von (\d+) Produkten$/,
    show: (count: number) => new RegExp(`^${count} Produkte? anzeigen$`),
    products: "Produkte",
    sort: "Sortieren:",
    cheapest: "Preis aufsteigend",
    colour: (label: string | null) => `Farbe: ${label}`,
  },
};

/** Returns each product's current price, which is the first amount on its card. */
const pricesOn = async (cards: Locator) =>
  (await cards.allTextContents()).map((text) => Number(/(\d+),(\d\d)\s(?:zł|€)/.exec(text)?.slice(1).join("")));

describeJourney("on a phone", ({ language, isPhone, press }) => {
  const texts = words[language.name];

  test("a shopper filters a category, chooses a colour and orders", async ({ page }) => {
    test.slow();
    await visit(page, language.prefix || "/", language);
    await expectHealthyPage(page);

    if (isPhone) {
      const opener = page.getByLabel(texts.menu, { exact: true });
      await waitForHydrationOf(opener);
      await press(opener);
      const { entry, link } = menuEntry(page, language.frames.name);
      await press(entry);
      await press(link);
    } else {
      const menu = page.getByRole("navigation", { name: language.navigation });
      await press(menu.getByRole("link", { name: language.frames.name, exact: true }));
    }
    await expect(page.getByRole("heading", { level: 1, name: language.frames.name })).toBeFocused();
    await expectHealthyPage(page);

    const cards = page.getByRole("list", { name: texts.products, exact: true, includeHidden: true }).locator("> li");
    const count = page.getByRole("status").filter({ hasText: texts.count });
    const panto = page.getByRole("checkbox", { name: /^Panto/ });
    const widest = page.getByRole("textbox", { name: texts.widestLens });
    if (isPhone) await press(page.getByRole("button", { name: texts.filters }));
    await press(panto);
    await expect(page).toHaveURL(/\?shape=panto$/);
    await widest.fill("49");
    await widest.press("Enter");
    await expect(page).toHaveURL(/\?shape=panto&width=-49$/);
    if (isPhone) {
      const drawer = page.getByRole("dialog", { name: texts.filters });
      await expectHealthyPage(page);
      for (const name of texts.chips) await expect(drawer.getByRole("link", { name })).toBeVisible();
      await press(drawer.getByRole("button", { name: texts.show(await cards.count()) }));
      await expect(drawer).toBeHidden();
    }
    // The address changes before the list does.
    for (const name of texts.chips) await expect(page.getByRole("link", { name })).toBeVisible();
    const [left = 0, all] = (texts.count.exec((await count.textContent()) ?? "") ?? []).slice(1).map(Number);
    expect(left).toBeGreaterThan(1);
    expect(left).toBeLessThan(all ?? 0);
    await expect(cards).toHaveCount(left);
    await expectHealthyPage(page);

    await page.getByLabel(texts.sort).selectOption(texts.cheapest);
    await expect(page).toHaveURL(/\?shape=panto&width=-49&sort=price-low-to-high$/);
    await expect(async () => {
      const prices = await pricesOn(cards);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }).toPass();

    const card = cards.filter({ has: page.getByRole("radio") }).first();
    const link = card.getByRole("link");
    const before = { href: await link.getAttribute("href"), picture: await card.locator("img").getAttribute("src") };
    const colour = card.getByRole("radio").nth(1);
    await press(colour);
    await expect(card.locator("img")).not.toHaveAttribute("src", before.picture ?? "");
    await expect(link).not.toHaveAttribute("href", before.href ?? "");
    const [label, href, name] = [
      await colour.getAttribute("aria-label"),
      await link.getAttribute("href"),
      await link.textContent(),
    ];
    await press(link);
    await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(href);
    await expect(page.getByRole("group", { name: texts.colour(label) })).toBeVisible();
    await expectHealthyPage(page);

    await press(page.getByRole("button", { name: language.add, exact: true }));
    const cart = microcart(page, language);
    await expect(cart.getByText(language.added)).toBeVisible();
    await expect(cart.getByRole("listitem").filter({ hasText: name ?? "" })).toContainText(label ?? "");
    await expectHealthyPage(page);
    await press(cart.getByRole("link", { name: language.toCheckout }));
    await completeCheckoutSteps(page, language);
    await expectHealthyPage(page);
    const number = await placeOrder(page, language);
    expect(number).toMatch(/^\d{9}$/);
    await expect(page.getByText(number)).toBeVisible();
    await expectHealthyPage(page);
  });
});
