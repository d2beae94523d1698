import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, isExpectedRefusal, type Page, test } from "./fixtures.ts";
import { addToCart, completeCheckoutSteps, microcart, openFrame, waitForOrderNumber, visit } from "./shopper.ts";

const words = {
  Polish: {
    more: "Zwiększ liczbę sztuk: Nela",
    quantity: "Liczba sztuk: Nela",
    remove: "Usuń: Nela",
    question: "Usunąć z koszyka? Nela",
    yes: "Usuń",
    keep: "Zostaw",
    removed: "Usunięto z koszyka: Nela",
    undo: "Cofnij",
    total: "Razem",
  },
  German: {
    more: "Anzahl erhöhen: Nela",
    quantity: "Anzahl: Nela",
    remove: "Entfernen: Nela",
    question: "Aus dem Warenkorb entfernen? Nela",
    yes: "Entfernen",
    keep: "Behalten",
    removed: "Aus dem Warenkorb entfernt: Nela",
    undo: "Rückgängig",
    total: "Gesamt",
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const { prefix } = language;
  const texts = words[language.name];
  const badge = (tab: Page, count: 0 | 1 | 2) =>
    tab.getByRole("link", { name: language.pieces(count), includeHidden: true });
  const isEmpty = (tab: Page) => tab.getByRole("heading", { level: 1, name: language.emptyCart });
  const total = (tab: Page) =>
    tab.getByRole("complementary").getByRole("term").filter({ hasText: texts.total }).locator("+ dd");

  // The slower of the two tabs may ask for a cart that the other has just ordered, which the browser logs.
  test.use({ expectsErrors: true });

  test("two tabs share one cart and place one order", async ({ page, context, consoleErrors }) => {
    const other = await context.newPage();
    await visit(other, `${prefix}/cart`, language);
    await expect(isEmpty(other)).toBeVisible();

    // A tab in the background draws one frame a second, for which every press would wait.
    await page.bringToFront();
    await openFrame(page, language);
    await addToCart(page, language);
    await expect(badge(other, 1)).toBeVisible();
    const quantity = other.getByRole("spinbutton", { name: texts.quantity });
    await expect(quantity).toHaveValue("1");
    await expect(total(other)).toHaveText(/\d,\d\d/);
    const price = (await total(other).textContent()) ?? "";

    await press(microcart(page, language).getByRole("button", { name: texts.more }));
    await expect(badge(other, 2)).toBeVisible();
    await expect(quantity).toHaveValue("2");
    await expect(total(other)).not.toHaveText(price);
    const amount = Number.parseInt(price, 10);
    await expect(total(other)).toHaveText(price.replace(String(amount), String(2 * amount)));

    await visit(page, `${prefix}/cart`, language);
    await press(page.getByRole("button", { name: texts.remove }));
    const question = page.getByRole("group", { name: texts.question });
    await expect(question.getByRole("button", { name: texts.keep })).toBeFocused();
    await expectHealthyPage(page);
    await press(question.getByRole("button", { name: texts.yes }));
    await expect(isEmpty(page)).toBeVisible();
    await expect(isEmpty(other)).toBeVisible();
    await expect(badge(other, 0)).toBeVisible();
    const notice = page.getByRole("region", { name: language.notices });
    await expect(notice.getByText(texts.removed)).toBeVisible();
    await press(notice.getByRole("button", { name: texts.undo }));
    await expect(badge(page, 2)).toBeVisible();
    await expect(badge(other, 2)).toBeVisible();
    await expect(quantity).toHaveValue("2");

    await press(page.getByRole("link", { name: language.toCheckout }));
    await completeCheckoutSteps(page, language);
    await other.goto(`${prefix}/checkout?step=review`);
    await expect(other.getByRole("button", { name: language.order })).toBeVisible();
    // Clicks both from script at once: Playwright would reach the background tab only after the other tab's order.
    const tabs = [page, other];
    const buttons = await Promise.all(
      tabs.map((tab) => tab.getByRole("button", { name: language.order }).elementHandle()),
    );
    await Promise.all(buttons.map((button) => button?.evaluate((order) => (order as HTMLButtonElement).click())));
    const [one, another] = await Promise.all(tabs.map((tab) => waitForOrderNumber(tab, language)));
    expect(one).toBe(another);
    await visit(page, prefix || "/", language);
    await expect(badge(page, 0)).toBeVisible();
    expect(consoleErrors.filter((text) => !isExpectedRefusal(text))).toEqual([]);
  });

  test(
    "a line from another device appears in the cart and stays when another is added here",
    { tag: "@full" },
    async ({ page }) => {
      await openFrame(page, language);
      await addToCart(page, language);
      await expect(badge(page, 1)).toBeVisible();
      const product = page.url();
      const status = await page.evaluate(
        async (store) => {
          const { state } = JSON.parse(localStorage.getItem(`dioptra-cart-${store}`) ?? "null");
          const cartId: string = state.connection.token;
          const answer = await fetch(`/api/cart/update?token=&cartId=${cartId}&storeCode=${store}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ cartItem: { sku: "JZ-HIALURON-360", qty: 1, quoteId: cartId } }),
          });
          return answer.status;
        },
        prefix === "" ? "pl" : "de",
      );
      expect(status).toBe(200);
      await page.goto(product);
      await expect(badge(page, 2)).toBeVisible();
      await press(page.getByRole("button", { name: language.add, exact: true }));
      await expect(page.getByRole("link", { name: language.pieces(3), includeHidden: true })).toBeVisible();
      await visit(page, `${prefix}/cart`, language);
      await expect(page.getByRole("link", { name: language.pieces(3) })).toBeVisible();
    },
  );
});
