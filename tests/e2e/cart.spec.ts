import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { type ChangingProvider, startChangingProvider } from "../support/startChangingProvider.ts";
import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test as base } from "./fixtures.ts";
import { completeCheckoutSteps, addToCart, microcart, placeOrder, visit } from "./shopper.ts";

const bruno = { name: "Bruno", path: "/p/MR-BRUNO/x/MR-BRUNO-BLACK-53" };
const emil = { name: "Emil", path: "/p/MR-EMIL/x/MR-EMIL-BLACK-45" };
const nela = { name: "Nela", path: "/p/HL-NELA/x/HL-NELA-HAVANA-48" };

const offered = {
  bruno: { sku: "MR-BRUNO-BLACK-53", stock: 22, isSold: true },
  emil: { sku: "MR-EMIL-BLACK-45", stock: 22, price: 229_00, isSold: true },
  nela: { sku: "HL-NELA-HAVANA-48", stock: 22, isSold: true },
};

interface Fixtures {
  /** Puts every product back into stock at its original price. */
  readonly resetOffer: void;
}

/** Runs against a platform whose catalogue changes during a shopper's visit. */
const test = base.extend<Fixtures, { provider: ChangingProvider; shop: Shop }>({
  provider: [
    async ({}, use) => {
      const provider = await startChangingProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  shop: [
    async ({ provider }, use) => {
      const shop = await startShop({ env: { PROVIDER_URL: provider.origin } });
      await use(shop);
      await shop.stop();
      removeFolder(shop.folder);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  resetOffer: [
    async ({ provider }, use) => {
      await provider.offer(...Object.values(offered));
      await use();
    },
    { auto: true },
  ],
});

const words = {
  Polish: {
    more: "Zwiększ liczbę sztuk: Bruno",
    twoLeft: "Zostały tylko 2 sztuki.",
    takeTwo: "Zmień na 2: Bruno",
    price: "Cena się zmieniła: było 229,00 zł, jest 199,00 zł.",
    priceNotice: "Zmieniła się cena produktu w Twoim koszyku.",
    gone: "Tego produktu już nie ma w sprzedaży.",
    remove: "Usuń: Nela",
    yes: "Usuń",
    unavailable: "Niektóre z zamówionych produktów są niedostępne!",
    newPrice: "Sprawdź nową kwotę i zamów ponownie.",
    delivery: "Dostawa",
    soldOut: "Ten produkt jest wyprzedany.",
    clear: "Opróżnij koszyk",
    keep: "Zostaw",
    empty: "Koszyk jest pusty",
    undo: "Cofnij",
  },
  German: {
    more: "Anzahl erhöhen: Bruno",
    twoLeft: "Nur noch 2 Stück verfügbar.",
    takeTwo: "Auf 2 ändern: Bruno",
    price: "Der Preis hat sich geändert: bisher 229,00 €, jetzt 199,00 €.",
    priceNotice: "Ein Preis in Ihrem Warenkorb hat sich geändert.",
    gone: "Dieser Artikel wird nicht mehr verkauft.",
    remove: "Entfernen: Nela",
    yes: "Entfernen",
    unavailable: "Einige der bestellten Artikel sind nicht verfügbar!",
    newPrice: "Bitte prüfen Sie den neuen Betrag und bestellen Sie erneut.",
    delivery: "Versand",
    soldOut: "Dieser Artikel ist ausverkauft.",
    clear: "Warenkorb leeren",
    keep: "Behalten",
    empty: "Ihr Warenkorb ist leer",
    undo: "Rückgängig",
  },
};

// One after another, so that the provider and its shop start only once.
base.describe.configure({ mode: "default" });

describeJourney("on a phone", ({ language, press }) => {
  const { prefix } = language;
  const texts = words[language.name];
  const addProduct = async (page: Page, { path }: typeof bruno) => {
    await visit(page, prefix + path, language);
    await addToCart(page, language);
  };
  const line = (page: Page, { name }: typeof bruno) => page.getByRole("listitem").filter({ hasText: name });

  test(
    "the cart shows what has changed on each line, and the rest can be ordered",
    { tag: "@full" },
    async ({ page, provider }) => {
      test.slow();
      await addProduct(page, bruno);
      await press(microcart(page, language).getByRole("button", { name: texts.more }));
      await expect(microcart(page, language).getByRole("spinbutton")).toHaveValue("2");
      await press(microcart(page, language).getByRole("button", { name: texts.more }));
      await expect(page.getByRole("link", { name: language.pieces(3), includeHidden: true })).toBeAttached();
      await addProduct(page, emil);
      await addProduct(page, nela);

      await provider.offer(
        { ...offered.bruno, stock: 2 },
        { ...offered.emil, price: 199_00 },
        { ...offered.nela, isSold: false },
      );
      await visit(page, `${prefix}/cart`, language);
      await expect(line(page, bruno)).toContainText(texts.twoLeft);
      await expect(line(page, emil)).toContainText(texts.price);
      await expect(line(page, nela)).toContainText(texts.gone);
      await expect(line(page, nela).getByRole("link")).toHaveCount(0);
      await expect(page.getByRole("region", { name: language.notices }).getByText(texts.priceNotice)).toBeVisible();
      await expectHealthyPage(page);

      const checkout = page.getByRole("complementary").getByRole("link", { name: language.toCheckout });
      await press(checkout);
      await expect(page.getByRole("alert").getByText(texts.unavailable)).toBeVisible();
      await expect(page).toHaveURL(`${prefix}/cart`);
      await expect(line(page, bruno).locator(":focus")).toContainText(texts.twoLeft);

      await press(page.getByRole("button", { name: texts.takeTwo }));
      await expect(line(page, bruno)).not.toContainText(texts.twoLeft);
      await expect(line(page, bruno).getByRole("spinbutton")).toHaveValue("2");
      await press(page.getByRole("button", { name: texts.remove }));
      await press(line(page, nela).getByRole("button", { name: texts.yes, exact: true }));
      await expect(line(page, nela)).toHaveCount(0);
      await press(checkout);
      await completeCheckoutSteps(page, language);
      await expect(line(page, emil)).toContainText("199,00");
      await placeOrder(page, language);
    },
  );

  test("the cart is emptied after a question, and filled again when that is undone", async ({ page }) => {
    await addProduct(page, bruno);
    await addProduct(page, emil);
    await visit(page, `${prefix}/cart`, language);
    const clear = page.getByRole("button", { name: texts.clear });
    await press(clear);
    await expect(page.getByRole("button", { name: texts.keep })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(clear).toBeFocused();
    await press(clear);
    await press(page.getByRole("group").getByRole("button", { name: texts.clear }));
    await expect(page.getByRole("heading", { level: 1, name: texts.empty })).toBeFocused();
    await expectHealthyPage(page);
    await press(page.getByRole("region", { name: language.notices }).getByRole("button", { name: texts.undo }));
    await expect(line(page, emil)).toBeVisible();
    await page.reload();
    await expect(line(page, bruno)).toBeVisible();
    await expect(line(page, emil)).toBeVisible();
  });

  test.describe("when the platform refuses an order", () => {
    // Browsers log the status 409 as an error.
    test.use({ expectsErrors: true });

    test(
      "a price that changes at the last step is shown before the order is placed",
      { tag: "@full" },
      async ({ page, provider }) => {
        await addProduct(page, emil);
        await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
        await completeCheckoutSteps(page, language);
        await provider.offer({ ...offered.emil, price: 199_00 });
        await press(page.getByRole("button", { name: language.order }));
        await expect(page.getByRole("alert").getByText(texts.newPrice)).toBeVisible();
        await expect(line(page, emil)).toContainText(texts.price);
        await expectHealthyPage(page);
        await placeOrder(page, language);
        await expect(line(page, emil)).toContainText("199,00");
      },
    );

    test(
      "a line that sells out at the last step is not ordered and can be removed there",
      { tag: "@full" },
      async ({ page, provider }) => {
        await addProduct(page, emil);
        await addProduct(page, bruno);
        await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
        await completeCheckoutSteps(page, language);
        await provider.offer({ ...offered.bruno, stock: 0 });
        await press(page.getByRole("button", { name: language.order }));
        await expect(page.getByRole("alert").getByText(texts.unavailable).first()).toBeVisible();
        await expect(line(page, bruno)).toContainText(texts.soldOut);
        await press(line(page, bruno).getByRole("button", { name: texts.yes }));
        await press(line(page, bruno).getByRole("button", { name: texts.yes, exact: true }));
        await expect(line(page, bruno)).toHaveCount(0);
        // The order is placed at the new total, including delivery.
        await expect(page.getByRole("term").filter({ hasText: texts.delivery })).toBeVisible();
        await placeOrder(page, language);
      },
    );
  });
});
