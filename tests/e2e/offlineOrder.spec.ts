import { consentVersion } from "#domain/consent.ts";
import { expect, type Page } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { test, waitForWorker, withWorker } from "./offlineVisit.ts";
import {
  addToCart,
  fillAddress,
  fillPersonal,
  giveConsents,
  microcart,
  newMailbox,
  openFrame,
  polish,
  reviewFrame,
  visit,
  waitForHydrationOf,
  waitForOrderNumber,
} from "./shopper.ts";

test.use(withWorker);

const words = {
  Polish: {
    courier: /^Kurier/,
    onDelivery: /^Za pobraniem/,
    oneWay: "Bez połączenia proponujemy tu tylko jedną możliwość.",
    notYet: "Niczego jeszcze nie zamówiono",
    country: "Kraj",
    unknown: "Sposoby dostawy i płatności dla tego zamówienia poznamy dopiero, gdy wróci połączenie.",
    toCart: "Wróć do koszyka",
    delivery: "Dostawa",
    logIn: "Masz konto? Zalogujesz się, gdy wróci połączenie.",
    newAccount: "Załóż konto z tym zamówieniem",
    password: "Hasło",
    company: "Chcę fakturę na firmę",
    companyName: "Nazwa firmy",
    logInTitle: "Logowanie",
    loginOffline: /^Jesteś offline\. Wpisane dane zostają/,
    giftCard: {
      path: "/p/DI-KARTA-200/x",
      email: "E-mail osoby obdarowanej",
      recipient: /^Dla: /,
      later: /^Sposoby płatności za to zamówienie pokażemy tutaj/,
      note: /Zapłacisz i złożysz zamówienie, gdy wróci połączenie/,
      card: /^Karta płatnicza/,
    },
    waits: "Zamówienie czeka!",
    stored: "Zamówienie jest zapisane na tym urządzeniu i jeszcze nie zostało wysłane.",
  },
  German: {
    courier: /^Paketdienst/,
    onDelivery: /^Nachnahme/,
    oneWay: "Ohne Verbindung bieten wir hier nur eine Möglichkeit an.",
    notYet: "Es wurde noch nichts bestellt",
    country: "Land",
    unknown: "Welche Versand- und Zahlungsarten es für diese Bestellung gibt, wissen wir erst",
    toCart: "Zurück zum Warenkorb",
    delivery: "Versand",
    logIn: "Anmelden können Sie sich, sobald die Verbindung wieder da ist.",
    newAccount: "Mit dieser Bestellung ein Konto anlegen",
    password: "Passwort",
    company: "Rechnung auf eine Firma ausstellen",
    companyName: "Firmenname",
    logInTitle: "Anmelden",
    loginOffline: /^Sie sind offline\. Ihre Eingaben bleiben/,
    giftCard: {
      path: "/de/p/DI-KARTA-200/x",
      email: "E-Mail-Adresse der beschenkten Person",
      recipient: /^Für: /,
      later: /^Wie Sie diese Bestellung bezahlen können, zeigen wir hier/,
      note: /Bezahlen und bestellen können Sie, sobald die Verbindung wieder da ist/,
      card: /^Kreditkarte/,
    },
    waits: "Eine Bestellung wartet!",
    stored: "Ihre Bestellung ist auf diesem Gerät gespeichert und wurde noch nicht gesendet.",
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  const orderButton = (page: Page) => page.getByRole("button", { name: language.order });

  /** Fills in the delivery, the payment and the ticks, and presses the order button, all without a network. */
  async function orderOffline(page: Page): Promise<void> {
    await fillAddress(page, language);
    await expect(page.getByRole("radio", { name: texts.courier })).toBeChecked();
    await expect(page.getByText(texts.oneWay)).toBeVisible();
    await page.getByRole("button", { name: language.continue[1] }).click();
    await expect(page.getByRole("radio", { name: texts.onDelivery })).toBeChecked();
    await page.getByRole("button", { name: language.continue[2] }).click();
    await giveConsents(page, language);
    await orderButton(page).click();
    await expect(page.getByText(texts.stored)).toBeVisible();
  }

  test(
    "an order that was begun online is filled in to the end without a network",
    { tag: "@full" },
    async ({ page, context }) => {
      await visit(page, language.nela, language);
      await waitForWorker(page, language);
      await openFrame(page, language);
      await addToCart(page, language);
      await microcart(page, language).getByRole("link", { name: language.toCheckout }).click();
      await expect(page.getByLabel(language.labels.firstName, { exact: true })).toBeVisible();
      await context.setOffline(true);
      await page.reload();
      await fillPersonal(page, language);
      await orderOffline(page);
      await context.setOffline(false);
      await expect(page.getByText(texts.notYet)).toBeVisible();
      await expect(page.getByText(language.openTotal)).toHaveCount(0);
      await orderButton(page).click();
      await waitForOrderNumber(page, language);
    },
  );

  test("a cart that was filled without a network is ordered once, after the platform's total", async ({
    page,
    context,
  }) => {
    const sent: Readonly<Record<string, number>>[] = [];
    page.on("request", (request) => {
      if (!request.url().includes("/api/order/create")) return;
      const { products }: { products: readonly { sku: string; qty: number }[] } = request.postDataJSON();
      sent.push(Object.fromEntries(products.map(({ sku, qty }) => [sku, qty])));
    });
    await visit(page, language.nela, language);
    await waitForWorker(page, language);
    // Pictures are kept once the worker serves the page.
    await visit(page, language.nela, language);
    await context.setOffline(true);
    const add = page.getByRole("button", { name: language.add, exact: true });
    await waitForHydrationOf(add);
    await press(add);
    // Only larger sizes of this picture were seen.
    const picture = microcart(page, language).getByRole("listitem").first().locator("img");
    await expect.poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
    await expect(page.getByText(texts.logIn)).toBeVisible();
    await fillPersonal(page, language);
    const country = page.getByLabel(texts.country, { exact: true });
    const home = await country.inputValue();
    await country.selectOption("IT");
    await expect(page.getByText(texts.unknown)).toBeVisible();
    await expect(page.getByRole("link", { name: texts.toCart })).toBeVisible();
    await country.selectOption(home);
    const summary = page.getByRole("complementary");
    await expect(summary.getByText(texts.delivery, { exact: true })).toBeVisible();
    await orderOffline(page);
    await page.reload();
    await expect(orderButton(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(texts.notYet)).toBeVisible();
    await expect(page.getByText(language.openTotal)).toHaveCount(0);
    await expect(summary.getByText(texts.delivery, { exact: true })).toBeVisible();
    expect(sent).toEqual([]);
    await giveConsents(page, language);
    await orderButton(page).click();
    await waitForOrderNumber(page, language);
    expect(sent.map((products) => Object.values(products))).toEqual([[1]]);
    await page.goto(`${language.prefix}/cart`);
    await expect(page.getByRole("heading", { level: 1, name: language.emptyCart })).toBeVisible();
  });

  test(
    "without consent, the checkout and the login open offline though they were never opened",
    { tag: "@full" },
    async ({ page, context }) => {
      const refused = JSON.stringify({ version: consentVersion, state: { agreed: [], decidedAt: Date.now() } });
      await page.addInitScript((value) => localStorage.setItem("dioptra-consent", value), refused);
      await visit(page, language.nela, language);
      await waitForWorker(page, language);
      await openFrame(page, language);
      await addToCart(page, language);
      await context.setOffline(true);
      await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
      await page.getByRole("checkbox", { name: texts.newAccount }).check();
      await expect(page.getByLabel(texts.password, { exact: true })).toBeVisible();
      await page.getByRole("checkbox", { name: texts.newAccount }).uncheck();
      await fillPersonal(page, language);
      await fillAddress(page, language);
      await page.getByRole("button", { name: language.continue[1] }).click();
      await page.getByRole("checkbox", { name: texts.company }).check();
      await expect(page.getByLabel(texts.companyName, { exact: true })).toBeVisible();
      await page.goto(`${language.prefix}/login`);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole("heading", { level: 1, name: texts.logInTitle })).toBeVisible();
      await expect(page.getByRole("main").getByText(texts.loginOffline)).toBeVisible();
    },
  );

  test(
    "a gift card is filled in without a network, paid for with one, and its order waits without one",
    { tag: "@full" },
    async ({ page, context }) => {
      const { path, email, recipient, later, note, card } = texts.giftCard;
      await visit(page, path, language);
      await waitForWorker(page, language);
      // The form is kept once the worker serves the page.
      await visit(page, path, language);
      const field = page.getByLabel(email);
      await waitForHydrationOf(field);
      await field.fill(newMailbox());
      await context.setOffline(true);
      await press(page.getByRole("button", { name: language.add, exact: true }));
      await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
      await expect(page.getByRole("main").getByText(recipient)).toBeVisible();
      await expect(page.getByText(note)).toBeVisible();
      await fillPersonal(page, language);
      await fillAddress(page, language);
      await press(page.getByRole("button", { name: language.continue[2] }));
      await expect(page.locator(":focus").getByText(later)).toBeVisible();
      await page.reload();
      const street = page.getByLabel(language.labels.street, { exact: true });
      await expect(street).toHaveValue(language.address.street);

      await context.setOffline(false);
      await press(page.getByRole("radiogroup").locator("label").filter({ hasText: card }).first());
      await expect(street).toHaveValue(language.address.street);
      await press(page.getByRole("button", { name: language.continue[2] }));
      await expect(orderButton(page)).toBeVisible();
      await expect(page.getByText(language.openTotal)).toHaveCount(0);
      await context.setOffline(true);
      await giveConsents(page, language);
      await press(orderButton(page));
      await expect(page.getByText(texts.stored)).toBeVisible();
      await page.reload();
      await expect(orderButton(page)).toBeVisible();

      await context.setOffline(false);
      await expect(page.getByText(texts.notYet)).toBeVisible();
      await giveConsents(page, language);
      await press(orderButton(page));
      await expect(page).toHaveURL(/\/sandbox\/payments\//);
    },
  );

  test("an order waits through reloads without a network, and is placed with one press", async ({ page, context }) => {
    await visit(page, language.nela, language);
    await waitForWorker(page, language);
    await reviewFrame(page, language);
    await context.setOffline(true);
    await page.getByRole("button", { name: language.order }).click();
    await expect(page.getByText(texts.stored)).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.stored)).toBeVisible();
    const bar = page.getByRole("status").filter({ hasText: texts.waits });
    await press(bar.getByRole("link"));
    await expect(page.getByText(texts.stored)).toBeInViewport();
    await page.goto(`${language.prefix}/cart`);
    await press(bar.getByRole("link"));
    await expect(page.getByRole("button", { name: language.order })).toBeVisible();
    await expect(page.getByText(texts.stored)).toBeVisible();
    await context.setOffline(false);
    await page.goto(language.prefix || "/");
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.waits)).toBeVisible();
    await page.goto(`${language.prefix}/checkout?step=review`);
    await expect(page.getByText(language.openTotal)).toHaveCount(0);
    await giveConsents(page, language);
    await page.getByRole("button", { name: language.order }).click();
    await waitForOrderNumber(page, language);
  });
});

test(
  "lets the browser remind of an order that waits, until it is placed",
  { tag: "@full" },
  async ({ page, context }) => {
    // The browser of the tests allows neither notifications nor waking the worker; what the worker does with one is tested in `worker/reminder.test.ts`.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { value: "default" });
      Notification.requestPermission = async () => "granted";
      const sync = { register: async () => {} };
      Object.defineProperty(ServiceWorkerRegistration.prototype, "sync", { value: sync });
    });
    const kept = () => page.evaluate(async () => (await caches.match("/waiting-order"))?.json());
    await visit(page, polish.nela, polish);
    await waitForWorker(page, polish);
    await reviewFrame(page, polish);
    await context.setOffline(true);
    await page.getByRole("button", { name: polish.order }).click();
    await page.getByRole("button", { name: "Przypomnij mi, gdy wróci połączenie" }).click();
    await expect(page.getByText("Przypomnimy powiadomieniem")).toBeVisible();
    await expect.poll(kept).toEqual({
      title: "Zamówienie czeka!",
      text: "Kliknij tutaj, aby potwierdzić zamówienie złożone offline.",
      path: "/checkout?step=review",
      language: "pl-PL",
    });
    await context.setOffline(false);
    await expect(page.getByText(polish.openTotal)).toHaveCount(0);
    await page.getByRole("button", { name: polish.order }).click();
    await waitForOrderNumber(page, polish);
    await expect.poll(kept).toBeUndefined();
  },
);

test(
  "asks about an order that waits once a network that lied reaches the shop again",
  { tag: "@full" },
  async ({ page, network }) => {
    const bar = page.getByRole("status").filter({ hasText: "Tryb offline" });
    await visit(page, polish.nela, polish);
    await waitForWorker(page, polish);
    await reviewFrame(page, polish);
    network.state = "portal";
    await page.getByRole("button", { name: polish.order }).click();
    await expect(page.getByText(/^Nie wiemy, czy zamówienie do nas dotarło/)).toBeVisible();
    await page.goto("/cart");
    await expect(bar).toContainText(words.Polish.waits);
    network.state = "open";
    await expect(page.getByRole("region", { name: polish.notices }).getByText(words.Polish.waits)).toBeVisible();
    await expect(bar).toBeHidden();
    await page.getByRole("button", { name: "Kliknij tutaj, aby potwierdzić zamówienie złożone offline." }).click();
    await expect(page.getByText(polish.openTotal)).toHaveCount(0);
    await giveConsents(page, polish);
    await page.getByRole("button", { name: polish.order }).click();
    await waitForOrderNumber(page, polish);
  },
);
