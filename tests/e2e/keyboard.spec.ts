import { describeJourney } from "./journey.ts";
import { register } from "./customer.ts";
import { expect, test } from "./fixtures.ts";
import { keyboardOf } from "./keyboard.ts";
import { addToCart, menuEntry, microcart, newMailbox, openFrame, polish, visit } from "./shopper.ts";

const words = {
  Polish: {
    skip: "Przejdź do treści",
    menu: "Menu",
    filters: /^Filtry/,
    widestLens: "Szerokość szkła: do, w mm",
    dropPanto: "Usuń filtr: Panto",
    show: /^Pokaż \d+ produkt/,
    products: "Produkty",
    colour: /^Kolor/,
    addAddress: "Dodaj adres",
    saveAddress: "Zapisz adres",
    deleteAddress: /^Usuń: Anna Nowak/,
    keep: "Zostaw",
    yes: "Usuń",
    undo: "Cofnij",
    edit: /^Zmień: Anna Nowak/,
    addressSaved: (street: string) => `Zapisano adres: Anna Nowak, ${street}`,
    deleteAccount: "Usuń konto",
    keepAccount: "Zostaw konto",
    deleteForGood: "Usuń konto na zawsze",
  },
  German: {
    skip: "Zum Inhalt springen",
    menu: "Menü",
    filters: /^Filter/,
    widestLens: "Glasbreite: bis, in mm",
    dropPanto: "Filter entfernen: Panto",
    show: /^\d+ Produkte? anzeigen/,
    products: "Produkte",
    colour: /^Farbe/,
    addAddress: "Adresse hinzufügen",
    saveAddress: "Adresse speichern",
    deleteAddress: /^Löschen: Anna Nowak/,
    keep: "Behalten",
    yes: "Löschen",
    undo: "Rückgängig machen",
    edit: /^Ändern: Anna Nowak/,
    addressSaved: (street: string) => `Adresse gespeichert: Anna Nowak, ${street}`,
    deleteAccount: "Konto löschen",
    keepAccount: "Konto behalten",
    deleteForGood: "Konto endgültig löschen",
  },
};

describeJourney("on a desktop", ({ language, isPhone }) => {
  const texts = words[language.name];

  test("an order can be placed by keyboard alone, from the home page to the confirmation", async ({ page }) => {
    test.slow();
    const { press, tabTo, follow, type } = keyboardOf(page);
    await visit(page, language.prefix || "/", language);
    const skip = page.getByRole("link", { name: texts.skip });
    await tabTo(skip);
    await press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await tabTo(skip, "Shift+Tab");
    if (isPhone) {
      await follow(page.getByLabel(texts.menu, { exact: true }));
      const { entry, link } = menuEntry(page, language.frames.name);
      await follow(entry);
      await follow(link);
    } else {
      const menu = page.getByRole("navigation", { name: language.navigation });
      await follow(menu.getByRole("link", { name: language.frames.name, exact: true }));
    }
    await expect(page.getByRole("heading", { level: 1, name: language.frames.name })).toBeFocused();

    const filters = page.getByRole("button", { name: texts.filters });
    if (isPhone) await follow(filters);
    const panto = page.getByRole("checkbox", { name: /^Panto/ });
    await tabTo(panto);
    await press("Space");
    await expect(page.getByRole("link", { name: texts.dropPanto }).first()).toBeVisible();
    await expect(panto).toBeFocused();
    await expect(panto).toBeChecked();
    const widest = page.getByRole("textbox", { name: texts.widestLens });
    await type(widest, "49");
    await press("Enter");
    await expect(page).toHaveURL(/\?shape=panto&width=-49$/);
    await expect(widest).toBeFocused();
    if (isPhone) {
      await follow(page.getByRole("button", { name: texts.show }));
      await expect(filters).toBeFocused();
    }
    const chip = page.getByRole("link", { name: texts.dropPanto });
    await follow(chip);
    await expect(page).toHaveURL(/\?width=-49$/);
    await expect(chip).toHaveCount(0);

    const card = page.getByRole("list", { name: texts.products, exact: true }).locator("> li").first();
    await tabTo(card.getByRole("radio"));
    await press("ArrowRight");
    await expect(card.getByRole("radio").nth(1)).toBeChecked();
    const name = (await card.getByRole("link").textContent()) ?? "";
    await tabTo(card.getByRole("link"), "Shift+Tab");
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

    const { pathname } = new URL(page.url());
    const colours = page.getByRole("group", { name: texts.colour }).getByRole("link");
    await follow(colours.last());
    await expect(page).not.toHaveURL(pathname);
    await expect(colours.last()).toBeFocused();

    const add = page.getByRole("button", { name: language.add, exact: true });
    await follow(add);
    const cart = microcart(page, language);
    await expect(cart.getByText(language.added)).toBeVisible();
    for (const _ of Array.from({ length: 12 })) {
      await page.keyboard.press("Tab");
      // After the last element the focus moves to the browser's toolbar, then to the first one, never to the page.
      const isInDialog = await cart.evaluate((dialog) =>
        [document.body, ...dialog.querySelectorAll("*")].some((element) => element === document.activeElement),
      );
      expect(isInDialog).toBe(true);
    }
    await press("Escape");
    await expect(cart).toBeHidden();
    await expect(add).toBeFocused();
    await press("Enter");
    await expect(cart).toBeVisible();
    await follow(cart.getByRole("link", { name: language.toCheckout }));

    const { labels, address, continue: next } = language;
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const go = (label: string) => follow(page.getByRole("button", { name: label }));
    await type(field(labels.firstName), "Anna");
    await type(field(labels.lastName), "Nowak");
    await type(field(labels.email), newMailbox());
    await go(next[0]);
    await type(field(labels.street), address.street);
    await type(field(labels.postcode), address.postcode);
    await type(field(labels.city), address.city);
    await type(field(labels.phone), address.phone);
    await go(next[1]);
    await go(next[2]);
    if (language.consent.terms) {
      await tabTo(page.getByRole("checkbox", { name: language.consent.terms }));
      await page.keyboard.press("Space");
    }
    await go(language.order);
    await expect(page.getByRole("heading", { level: 1, name: language.thanks })).toBeFocused();
  });

  test(
    "addresses and the deletion of the account keep the focus where the keyboard left it",
    { tag: "@full" },
    async ({ page }) => {
      const { prefix, labels, address } = language;
      const { press, tabTo, follow, type } = keyboardOf(page);
      const main = page.getByRole("main");
      const button = (name: string | RegExp) => main.getByRole("button", { name, exact: true });
      const field = (label: string) => main.getByLabel(label, { exact: true });
      await register(page, language, newMailbox());
      await visit(page, `${prefix}/my-account/shipping-details`, language);
      await expect(button(texts.addAddress)).toBeVisible();
      await follow(button(texts.addAddress));
      await expect(field(labels.firstName)).toBeFocused();
      await page.keyboard.type("Anna");
      await type(field(labels.lastName), "Nowak");
      await follow(button(texts.saveAddress));
      await expect(field(labels.street)).toBeFocused();
      await expect(field(labels.street)).toHaveAttribute("aria-invalid", "true");
      await page.keyboard.type(address.street);
      await type(field(labels.postcode), address.postcode);
      await type(field(labels.city), address.city);
      await type(field(labels.phone), address.phone);
      await follow(button(texts.saveAddress));
      await expect(main.getByText(address.street)).toBeVisible();
      await expect(main.locator(":focus")).toHaveCount(1);

      await tabTo(button(texts.deleteAddress), "Shift+Tab");
      await press("Enter");
      await expect(button(texts.keep)).toBeFocused();
      await press("Enter");
      await expect(button(texts.deleteAddress)).toBeFocused();
      await press("Enter");
      await tabTo(button(texts.yes), "Shift+Tab");
      await press("Enter");
      await expect(button(texts.deleteAddress)).toHaveCount(0);
      await expect(main.locator(":focus")).toHaveCount(1);
      await expect(button(texts.undo)).toBeFocused();
      await press("Enter");
      await expect(main.getByText(address.street)).toBeVisible();
      await expect(main.locator(":focus")).toHaveCount(1);

      // Each change is announced, also when the same kind of change follows at once.
      const notices = page.getByRole("region", { name: language.notices });
      for (const street of ["Nowa 7", "Nowa 8"]) {
        const edit = button(texts.edit);
        if (!(await edit.evaluate((each) => each === document.activeElement))) await tabTo(edit);
        await press("Enter");
        await expect(field(labels.firstName)).toBeFocused();
        await tabTo(field(labels.street));
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.type(street);
        await follow(button(texts.saveAddress));
        await expect(notices.getByText(texts.addressSaved(street))).toBeVisible();
        await expect(edit).toBeFocused();
      }

      await visit(page, `${prefix}/my-account`, language);
      await follow(button(texts.deleteAccount));
      await expect(main.locator("input:focus")).toHaveCount(1);
      await follow(button(texts.deleteForGood));
      await expect(main.locator("input:focus")).toHaveAttribute("aria-invalid", "true");
      await follow(button(texts.keepAccount));
      await expect(button(texts.deleteAccount)).toBeFocused();
    },
  );
});

test("F6 moves between the parts of the page and to its notices, and Shift+F6 back", async ({ page }) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  // The key is followed once the page has started.
  const start = page.waitForResponse(/\/afterStart-/);
  await visit(page, "/cart", polish);
  await (await start).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { press } = keyboardOf(page);
  await page.getByRole("link", { name: words.Polish.skip }).focus();
  const navigation = page.getByRole("navigation", { name: polish.navigation });
  for (const part of [page.getByRole("banner"), navigation, page.getByRole("search"), page.getByRole("main")]) {
    await press("F6");
    await expect(part).toBeFocused();
    await expect(part).toHaveCSS("outline-style", "solid");
  }
  // The same focus without the key shows no ring.
  const main = page.getByRole("main");
  await main.blur();
  await main.focus();
  await expect(main).toHaveCSS("outline-style", "none");

  const remove = page.getByRole("button", { name: "Usuń: Nela" });
  await remove.focus();
  await press("F6");
  await expect(page.getByRole("contentinfo")).toBeFocused();
  await press("Shift+F6");
  await expect(remove).toBeFocused();

  await remove.press("Enter");
  await page.getByRole("button", { name: "Usuń", exact: true }).press("Enter");
  const notices = page.getByRole("region", { name: polish.notices });
  await expect(notices).toBeVisible();
  await expect(page.getByRole("heading", { name: polish.emptyCart })).toBeFocused();
  await press("F6");
  await press("F6");
  await expect(notices).toBeFocused();
  const isLeftToBrowser = await notices.evaluate((region) =>
    region.dispatchEvent(new KeyboardEvent("keydown", { key: "F6", bubbles: true, cancelable: true })),
  );
  expect(isLeftToBrowser).toBe(true);
  await press("F6");
  await expect(page.getByRole("banner")).toBeFocused();
});
