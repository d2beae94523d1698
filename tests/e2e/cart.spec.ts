import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { type ChangingProvider, startChangingProvider } from "../support/startChangingProvider.ts";
import { everywhere } from "./everywhere.ts";
import { expect, expectSound, type Page, test as base } from "./fixtures.ts";
import { answerCheckout, addToCart, microcart, placeOrder, visit } from "./shopper.ts";

const bruno = { name: "Bruno", path: "/p/MR-BRUNO/x/MR-BRUNO-BLACK-53" };
const emil = { name: "Emil", path: "/p/MR-EMIL/x/MR-EMIL-BLACK-45" };
const nela = { name: "Nela", path: "/p/HL-NELA/x/HL-NELA-HAVANA-48" };

const offered = {
  bruno: { sku: "MR-BRUNO-BLACK-53", stock: 22, isSold: true },
  emil: { sku: "MR-EMIL-BLACK-45", stock: 22, price: 229_00, isSold: true },
  nela: { sku: "HL-NELA-HAVANA-48", stock: 22, isSold: true },
};

interface Fixtures {
  /** Everything is there, at its usual price. */
  readonly usualOffer: void;
}

/** A shop on a platform whose catalogue changes while shoppers are in it. */
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
  usualOffer: [
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
    unavailable: "Einige der bestellten Produkte sind nicht verfügbar!",
    newPrice: "Bitte prüfen Sie den neuen Betrag und bestellen Sie erneut.",
    delivery: "Versand",
    soldOut: "Dieser Artikel ist ausverkauft.",
  },
};

everywhere(({ language, press }) => {
  const { prefix } = language;
  const said = words[language.name];
  const put = async (page: Page, { path }: typeof bruno) => {
    await visit(page, prefix + path, language);
    await addToCart(page, language);
  };
  const line = (page: Page, { name }: typeof bruno) => page.getByRole("listitem").filter({ hasText: name });

  test("what has changed since it was put into the cart stands beside it, and the rest can be ordered", async ({
    page,
    provider,
  }) => {
    test.slow();
    await put(page, bruno);
    await press(microcart(page, language).getByRole("button", { name: said.more }));
    await expect(microcart(page, language).getByRole("spinbutton")).toHaveValue("2");
    await press(microcart(page, language).getByRole("button", { name: said.more }));
    await expect(page.getByRole("link", { name: language.pieces(3) })).toBeAttached();
    await put(page, emil);
    await put(page, nela);

    await provider.offer(
      { ...offered.bruno, stock: 2 },
      { ...offered.emil, price: 199_00 },
      { ...offered.nela, isSold: false },
    );
    await visit(page, `${prefix}/cart`, language);
    await expect(line(page, bruno)).toContainText(said.twoLeft);
    await expect(line(page, emil)).toContainText(said.price);
    await expect(line(page, nela)).toContainText(said.gone);
    await expect(line(page, nela).getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("region", { name: language.notices }).getByText(said.priceNotice)).toBeVisible();
    await expectSound(page);

    const checkout = page.getByRole("complementary").getByRole("link", { name: language.toCheckout });
    await press(checkout);
    await expect(page.getByRole("alert").getByText(said.unavailable)).toBeVisible();
    await expect(page).toHaveURL(`${prefix}/cart`);
    await expect(line(page, bruno).locator(":focus")).toContainText(said.twoLeft);

    await press(page.getByRole("button", { name: said.takeTwo }));
    await expect(line(page, bruno)).not.toContainText(said.twoLeft);
    await expect(line(page, bruno).getByRole("spinbutton")).toHaveValue("2");
    await press(page.getByRole("button", { name: said.remove }));
    await press(line(page, nela).getByRole("button", { name: said.yes, exact: true }));
    await expect(line(page, nela)).toHaveCount(0);
    await press(checkout);
    await answerCheckout(page, language);
    await expect(line(page, emil)).toContainText("199,00");
    await placeOrder(page, language);
  });

  test.describe("what the platform refuses", () => {
    // Browsers complain of the status 409.
    test.use({ isDisturbed: true });

    test("a price that changes at the last step is shown before anything is ordered at it", async ({
      page,
      provider,
    }) => {
      await put(page, emil);
      await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
      await answerCheckout(page, language);
      await provider.offer({ ...offered.emil, price: 199_00 });
      await press(page.getByRole("button", { name: language.order }));
      await expect(page.getByRole("alert").getByText(said.newPrice)).toBeVisible();
      await expect(line(page, emil)).toContainText(said.price);
      await expectSound(page);
      await placeOrder(page, language);
      await expect(line(page, emil)).toContainText("199,00");
    });

    test("what is sold out at the last step is not ordered, and can be taken out there", async ({ page, provider }) => {
      await put(page, emil);
      await put(page, bruno);
      await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
      await answerCheckout(page, language);
      await provider.offer({ ...offered.bruno, stock: 0 });
      await press(page.getByRole("button", { name: language.order }));
      await expect(page.getByRole("alert").getByText(said.unavailable).first()).toBeVisible();
      await expect(line(page, bruno)).toContainText(said.soldOut);
      await press(line(page, bruno).getByRole("button", { name: said.yes }));
      await press(line(page, bruno).getByRole("button", { name: said.yes, exact: true }));
      await expect(line(page, bruno)).toHaveCount(0);
      // The new total, with delivery, is what is ordered at.
      await expect(page.getByRole("term").filter({ hasText: said.delivery })).toBeVisible();
      await placeOrder(page, language);
    });
  });
});
