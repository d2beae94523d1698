import { bruno, orderFor } from "../storefront/platform/support/shopping.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { openMail } from "./mailbox.ts";
import {
  addToCart,
  fillPersonal,
  fillShipping,
  german,
  microcart,
  newMailbox,
  openFrame,
  placeOrder,
  polish,
  reviewFrame,
  visit,
  waitForHydrationOf,
} from "./shopper.ts";

/** Places an order that is paid on delivery with the cookies of the page, as its shopper would. */
async function orderWithoutPage({ request }: Page): Promise<void> {
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const answer = await request.post(`/api/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).result;
  };
  const cartId = String(await post("cart/create?storeCode=pl", {}));
  await post(`cart/update?cartId=${cartId}`, { cartItem: { sku: bruno.sku, qty: 1, quoteId: cartId } });
  const customer = { firstName: "Anna", lastName: "Nowak", email: newMailbox() };
  await post("order/create?localeCode=pl", orderFor(cartId, bruno, { customer }));
}

test("an order is shown again to its shopper alone, leaves nothing in the browser, and the next one has a new number", async ({
  page,
  browser,
  shop,
}) => {
  await reviewFrame(page, polish);
  const sent = page.waitForRequest("**/api/order/create*");
  const first = await placeOrder(page, polish);
  expect((await sent).postDataJSON()).toMatchObject({
    consents: [{ id: "terms", version: expect.stringMatching(/./) }],
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain("Brzęczyszczykiewicz");
  expect(stored).not.toContain("@example.com");

  const stranger = await browser.newPage({ baseURL: shop.origin });
  const answer = await stranger.goto(new URL(page.url()).pathname);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByText("Brzęczyszczykiewicz")).toHaveCount(0);
  await stranger.close();

  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Koszyk jest pusty" })).toBeVisible();
  await reviewFrame(page, polish);
  const second = await placeOrder(page, polish);
  expect(Number(second)).toBeGreaterThan(Number(first));
});

test(
  "the fourth order of a day waits until its mail is confirmed, and the confirmation says so",
  { tag: "@full" },
  async ({ page }) => {
    for (let placed = 0; placed < 3; placed += 1) await orderWithoutPage(page);
    await reviewFrame(page, polish);
    await placeOrder(page, polish);
    const request = page.getByText(/^Potwierdź zamówienie linkiem z wiadomości, którą wysłaliśmy na anna-/);
    await expect(request).toBeVisible();
    await expectHealthyPage(page);
    const confirmation = page.url();
    const [mailbox = ""] = /anna-[\w-]+@example\.com/.exec((await request.textContent()) ?? "") ?? [];
    await openMail(page, "order-to-confirm", mailbox);
    await page.frameLocator("iframe").getByRole("link", { name: "Potwierdź zamówienie" }).click();
    await page.getByRole("button", { name: "Potwierdź zamówienie" }).click();
    await expect(page.getByText("Dziękujemy, zamówienie jest potwierdzone.")).toBeVisible();
    await page.goto(confirmation);
    await expect(page.getByText(/^Mamy Twoje zamówienie i przygotowujemy je do wysyłki\./)).toBeVisible();
    await expect(request).toHaveCount(0);
  },
);

test(
  "the day of delivery is the same in the delivery step, the review and the confirmation",
  { tag: "@full" },
  async ({ page }) => {
    await openFrame(page, polish);
    await addToCart(page, polish);
    await page.goto("/checkout");
    await fillPersonal(page, polish);
    const arrival = page.getByRole("main").getByText(/^Najpóźniej (w|we) [a-ząćęłńóśźż]+ \d+/);
    const day = /\d+.\S+$/.exec((await arrival.first().textContent()) ?? "")?.[0] ?? "";
    expect(day).not.toBe("");
    await fillShipping(page, polish);
    await page.getByRole("button", { name: polish.continue[2] }).click();
    await expect(arrival).toHaveText(new RegExp(`${day}$`));
    await expect(page.getByRole("main").getByRole("link", { name: "regulamin" })).toHaveAttribute("target", "_blank");
    // Without the tick nothing is ordered, and the box says so.
    await expect(page.getByText(polish.openTotal)).toHaveCount(0);
    await page.getByRole("button", { name: polish.order }).click();
    const terms = page.getByRole("checkbox", { name: /^Akceptuję regulamin/ });
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription(/^Zaznacz, że akceptujesz regulamin\./);
    await placeOrder(page, polish);
    await expect(page.getByRole("main").getByText(day)).toBeVisible();
  },
);

test("navigating to another page focuses its heading", async ({ page }) => {
  await visit(page, "/c/okulary-korekcyjne?shape=panto", polish);
  const link = page.getByRole("main").getByRole("link", { name: "Nela", exact: true });
  await waitForHydrationOf(link);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeFocused();
});

test("choosing a country changes the delivery price", { tag: "@full" }, async ({ page }) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  await page.goto("/checkout");
  await fillPersonal(page, polish);
  await expect(page.getByRole("radio", { name: /^Kurier DPD 5,00/ })).toBeChecked();
  await page.getByLabel("Kraj", { exact: true }).selectOption("DE");
  await expect(page.getByRole("radio", { name: /^Kurier DPD 29,00/ })).toBeChecked();
});

test(
  "delivery is free from a value of the goods on, in cart, checkout and order",
  { tag: "@full" },
  async ({ page }) => {
    await openFrame(page, polish);
    await addToCart(page, polish);
    const missing = microcart(page, polish).getByRole("progressbar", { name: /^Do darmowej dostawy brakuje / });
    await expect(missing).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("progressbar", { name: /^Do darmowej dostawy brakuje / })).toBeVisible();
    await expectHealthyPage(page);
    await page.getByRole("button", { name: /^Zwiększ liczbę sztuk/ }).click();
    await expect(page.getByText("Masz darmową dostawę.")).toBeVisible();
    await expect(page.getByText(/^Dostawa kurierem DPD od /)).toHaveCount(0);
    await page.getByRole("link", { name: polish.toCheckout }).click();
    await fillPersonal(page, polish);
    await expect(page.getByRole("radio", { name: /^Kurier DPD 0,00/ })).toBeChecked();
    await fillShipping(page, polish);
    await page.getByRole("button", { name: polish.continue[2] }).click();
    await expect(page.locator("dl > div", { hasText: /^Dostawa0,00/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^prawna gwarancja zgodności/ })).toHaveAttribute(
      "href",
      "/i/guarantee",
    );
    await placeOrder(page, polish);
    await expect(page.locator("dl > div", { hasText: /^Kurier DPD0,00/ })).toBeVisible();
  },
);

test("the cart survives a reload, with its quantity", { tag: "@full" }, async ({ page }) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  await page.goto("/cart");
  await page.getByRole("button", { name: /^Zwiększ liczbę sztuk/ }).click();
  await expect(page.getByRole("link", { name: "Koszyk, 2 produkty" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Koszyk, 2 produkty" })).toBeVisible();
});

test("the Polish and the German shop have separate carts", { tag: "@full" }, async ({ page }) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  await visit(page, "/de/cart", german);
  await expect(page.getByRole("heading", { name: "Ihr Warenkorb ist leer" })).toBeVisible();
});
