import type { APIResponse } from "@playwright/test";
import { black, orderFor } from "../storefront/platform/support/shopping.ts";
import { createOfferedAccount } from "./customer.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import type { Language } from "./language.ts";
import { openMail } from "./mailbox.ts";
import { newMailbox, sendOfflineFirst, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    number: "Numer zamówienia",
    email: "Adres e-mail z zamówienia",
    submit: "Wyślij link",
    missing: /Brakuje numeru zamówienia\./,
    offline: /Jesteś offline\./,
    sent: /link jest już w drodze/,
    link: "Zobacz stan zamówienia",
    onDelivery: "Zapłacisz za to zamówienie przy odbiorze.",
    pending: "Czekamy na płatność",
    progress: "Przebieg zamówienia",
    orders: "Zobacz swoje zamówienia",
  },
  German: {
    number: "Bestellnummer",
    email: "E-Mail-Adresse der Bestellung",
    submit: "Link zusenden",
    missing: /Die Bestellnummer fehlt\./,
    offline: /Sie sind offline\./,
    sent: /ist der Link schon unterwegs/,
    link: "Stand der Bestellung ansehen",
    onDelivery: "Sie bezahlen diese Bestellung bei der Lieferung.",
    pending: "Zahlung offen",
    progress: "Verlauf der Bestellung",
    orders: "Zu Ihren Bestellungen",
  },
};

/** Places an order with cash on delivery as a guest, without the shop's pages. Returns its number. */
async function order({ request }: Page, { prefix, address }: Language, email: string): Promise<string> {
  const [storeCode, country, currency] =
    prefix === "" ? (["pl", "PL", "PLN"] as const) : (["de", "DE", "EUR"] as const);
  const resultOf = async (answer: APIResponse) => {
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).result;
  };
  const post = async (path: string, data: unknown) => resultOf(await request.post(`/api/${path}`, { data }));
  const cartId: string = await post(`cart/create?storeCode=${storeCode}`, {});
  await post(`cart/update?cartId=${cartId}`, { cartItem: { sku: black, qty: 1, quoteId: cartId } });
  const totals = await resultOf(await request.get(`/api/cart/totals?cartId=${cartId}`));
  const minor = Math.round(totals.items[0].price_incl_tax * 100);
  const customer = { firstName: "Anna", lastName: "Nowak", email };
  const delivery = { ...customer, ...address, country, apartment: "", region: "" };
  const products = [{ sku: black, name: black, quantity: 1, price: { minor, currency } }];
  const sent = { customer, storeCode, products, shippingAddress: delivery, billingAddress: delivery };
  const placed = await post(`order/create?localeCode=${storeCode}`, orderFor(cartId, { sku: black, minor }, sent));
  return placed.orderNumber;
}

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  // The browser logs the lost connection.
  test.use({ expectsErrors: true });

  test("a guest finds the order by its number and e-mail address", async ({ page }) => {
    const email = newMailbox();
    const number = await order(page, language, email);
    await page.goto(`${language.prefix}/order-tracking`);
    const numberField = page.getByRole("textbox", { name: texts.number });
    await waitForHydrationOf(numberField);
    const submit = page.getByRole("button", { name: texts.submit });
    await press(submit);
    await expect(numberField).toBeFocused();
    await expect(numberField).toHaveAccessibleDescription(texts.missing);
    await expectHealthyPage(page);

    await numberField.fill(number);
    await page.getByRole("textbox", { name: texts.email }).fill(email);
    await sendOfflineFirst(page, () => press(submit), page.getByRole("alert").filter({ hasText: texts.offline }));
    await expect(page.getByText(texts.sent)).toBeVisible();

    await openMail(page, "order-status", email);
    const link = page.frameLocator("iframe").getByRole("link", { name: texts.link });
    await page.goto(new URL((await link.getAttribute("href")) ?? "").pathname);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    await expect(page.getByText(texts.onDelivery)).toBeVisible();
    await expect(page.getByText(texts.pending)).toHaveCount(0);
    await expect(page.getByRole("list", { name: texts.progress }).getByRole("listitem")).toHaveCount(3);
    await expectHealthyPage(page);
  });

  test("the confirmation offers a guest an account, which the order then belongs to", async ({ page }) => {
    const number = await order(page, language, newMailbox());
    await page.goto(`${language.prefix}/order-confirmation/${number}`);
    await createOfferedAccount(page, language, press);
    await press(page.getByRole("main").getByRole("link", { name: texts.orders }));
    await expect(page.getByRole("main").getByText(number)).toBeVisible();
  });
});
