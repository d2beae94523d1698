import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { describeJourney, type Journey } from "./journey.ts";
import { createOfferedAccount } from "./customer.ts";
import { addToCart, fillPersonal, fillShipping, giveConsents, microcart, openFrame } from "./shopper.ts";

const words = {
  Polish: {
    transfer: /^Przelew online/,
    bank: "Bank Tatry",
    bankMissing: "Wybierz bank.",
    card: /^Karta płatnicza/,
    paypal: /^PayPal/,
    pay: /^Zapłać /,
    proceed: "Dalej do sklepu",
    outcome: { paid: "Opłacona", pending: "W toku", failed: "Nieudana" },
    waiting: /^Czekamy na potwierdzenie płatności\./,
    received: "Zamówienie przyjęte",
    paid: /^Mamy Twoje zamówienie i płatność\./,
    status: (number: string) => `Status zamówienia nr ${number}`,
    success: "Opłacone",
    progress: "Przebieg zamówienia",
    paidStep: "Płatność",
    invoice: "Faktura (PDF)",
    failed: "Płatność za to zamówienie nie powiodła się",
    notCreated: /^Płatność nie została utworzona – Błąd usługi/,
    failedTitle: "Płatność się nie powiodła",
    payOrder: "Zapłać za zamówienie",
    wrongToken: /Nieprawidłowy token płatności/,
    offline: "Nie masz połączenia z internetem",
    retry: "Spróbuj ponownie",
    again: "Zapłać jeszcze raz lub inaczej",
    check: "Sprawdź teraz",
    unknown: /ale nie wiemy teraz, czy jest opłacone\./,
    blik: {
      method: /^BLIK/,
      field: /^Wpisz 6 cyfr z aplikacji banku\./,
      missing: "Wpisz 6 cyfr kodu BLIK.",
      confirm: "Potwierdź płatność w aplikacji banku.",
      timeLeft: "Czas na potwierdzenie",
      noFunds: "Na koncie brakuje środków. Wybierz inny sposób płatności.",
      failed: /^Płatność BLIK się nie udała\./,
      error: "Błąd BLIK",
    },
  },
  German: {
    transfer: /^Überweisung/,
    bank: null,
    bankMissing: "",
    card: /^Kreditkarte/,
    paypal: /^PayPal/,
    pay: / bezahlen$/,
    proceed: "Weiter zum Shop",
    outcome: { paid: "Bezahlt", pending: "In Bearbeitung", failed: "Fehlgeschlagen" },
    waiting: /^Wir warten auf die Bestätigung Ihrer Zahlung/,
    received: "Bestellung eingegangen",
    paid: /^Ihre Bestellung und Ihre Zahlung sind eingegangen/,
    status: (number: string) => `Status der Bestellung Nr. ${number}`,
    success: "Bezahlt",
    progress: "Verlauf der Bestellung",
    paidStep: "Zahlung",
    invoice: "Rechnung (PDF)",
    failed: "Die Zahlung für diese Bestellung ist fehlgeschlagen",
    notCreated: /^Die Zahlung wurde nicht angelegt – Fehler beim Dienst/,
    failedTitle: "Die Zahlung hat nicht geklappt",
    payOrder: "Bestellung bezahlen",
    wrongToken: /Ungültiges Zahlungstoken/,
    offline: "Sie sind offline",
    retry: "Erneut versuchen",
    again: "Erneut oder anders bezahlen",
    check: "Jetzt prüfen",
    unknown: /aber wir wissen gerade nicht, ob sie bezahlt ist\./,
    // BLIK is offered in Poland only.
    blik: null,
  },
};

type Words = (typeof words)["Polish" | "German"];

/** Whether the browser logged a failure that the journey has caused. */
const isExpected = (text: string) => /status of (400|404|409|500)|ERR_INTERNET_DISCONNECTED/.test(text);

describeJourney("on a desktop", (journey: Journey) => {
  const { language, press } = journey;
  const texts: Words = words[language.name];
  const { prefix } = language;
  test.use({ expectsErrors: true });

  /** Goes to the payment step with a frame in the cart. */
  async function reachPayment(page: Page): Promise<void> {
    await openFrame(page, language);
    await addToCart(page, language);
    await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
    await fillPersonal(page, language);
    await fillShipping(page, language);
  }

  const choose = (page: Page, name: RegExp) =>
    press(page.getByRole("radiogroup").locator("label").filter({ hasText: name }).first());

  async function placeOrder(page: Page): Promise<void> {
    await press(page.getByRole("button", { name: language.continue[2] }));
    await expect(page.getByText(language.openTotal)).toHaveCount(0);
    await giveConsents(page, language);
    await press(page.getByRole("button", { name: language.order }));
  }

  /** Ends the payment on the sandbox's page, to which the browser is on its way. */
  async function payOnPage(page: Page, outcome: keyof Words["outcome"]): Promise<string> {
    await expect(page).toHaveURL(/\/sandbox\/payments\//);
    const gateway = page.url();
    await page.getByLabel(texts.outcome[outcome]).check();
    await press(page.getByRole("button", { name: texts.proceed }));
    return gateway;
  }

  const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
  const numberOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

  test("a bank transfer is pending, then paid", { tag: "@full" }, async ({ page, consoleErrors }) => {
    await reachPayment(page);
    await choose(page, texts.transfer);
    if (texts.bank !== null) {
      await press(page.getByRole("button", { name: language.continue[2] }));
      await expect(page.getByText(texts.bankMissing)).toBeVisible();
      await expectHealthyPage(page);
      await press(page.getByText(texts.bank, { exact: true }));
    }
    await placeOrder(page);
    const gateway = await payOnPage(page, "pending");
    await expect(page).toHaveURL(/\/order-confirmation\/\d+$/);
    await expect(title(page, texts.received)).toBeVisible();
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await expectHealthyPage(page);
    const number = numberOf(page);

    await page.goto(gateway);
    await payOnPage(page, "paid");
    await expect(title(page, texts.status(number))).toBeVisible();
    await expect(page.getByText(texts.success, { exact: true })).toBeVisible();
    const steps = page.getByRole("list", { name: texts.progress }).getByRole("listitem");
    await expect(steps.filter({ hasText: texts.paidStep })).toHaveAttribute("aria-current", "step");
    const href = await page.getByRole("link", { name: texts.invoice }).getAttribute("href");
    expect((await page.request.get(href ?? "")).headers()["content-type"]).toBe("application/pdf");
    await expectHealthyPage(page);
    await page.goto(`${prefix}/order-confirmation/${number}`);
    await expect(title(page, language.thanks)).toBeVisible();
    await expect(page.getByText(texts.paid)).toBeVisible();
    await expect(page.getByRole("button", { name: texts.pay })).toHaveCount(0);
    await expectHealthyPage(page);
    expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
  });

  test(
    "a failed card is followed by PayPal, and the order is paid once",
    { tag: "@full" },
    async ({ page, consoleErrors }) => {
      await reachPayment(page);
      await choose(page, texts.card);
      await placeOrder(page);
      await payOnPage(page, "failed");
      await expect(page).toHaveURL(/\/order-status\/[\w-]+$/);
      await expect(page.getByText(texts.failed)).toBeVisible();
      await expectHealthyPage(page);
      await choose(page, texts.paypal);
      await press(page.getByRole("button", { name: texts.pay }));
      await payOnPage(page, "paid");
      await expect(page).toHaveURL(/\/order-confirmation\/\d+$/);
      await expect(page.getByText(texts.paid)).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: texts.paypal })).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
  );

  /** Places an order whose card payment cannot be started. */
  async function orderUnpaid(page: Page): Promise<void> {
    await reachPayment(page);
    await choose(page, texts.card);
    await page.route(
      "**/api/vsbridge/*/post-payment",
      (route) => route.fulfill({ status: 500, json: { code: 500, result: "No." } }),
      { times: 1 },
    );
    await placeOrder(page);
  }

  test(
    "a payment that cannot be started leaves the order, which is paid later",
    { tag: "@full" },
    async ({ page, consoleErrors }) => {
      await orderUnpaid(page);
      const notice = page.getByRole("region", { name: language.notices }).getByText(texts.notCreated);
      await expect(notice).toBeVisible();
      await expect(page).toHaveURL(/\/error$/);
      await expect(title(page, texts.failedTitle)).toBeVisible();
      await expectHealthyPage(page);
      await press(page.getByRole("link", { name: texts.payOrder }));
      await expect(title(page, texts.received)).toBeVisible();
      await expect(notice).toBeVisible();
      // A shopper who closes the tab, or comes back later, finds the order here.
      await page.reload();
      await press(page.getByRole("button", { name: texts.pay }));
      await payOnPage(page, "paid");
      await expect(page.getByText(texts.paid)).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
  );

  test("the status page says what is wrong with a link, and waits for the connection", async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto(`${prefix}/order-status/no-such-token`);
    await expect(page.getByText(texts.wrongToken)).toBeVisible();
    await expectHealthyPage(page);
    await context.setOffline(true);
    await press(page.getByRole("button", { name: texts.retry }));
    await expect(page.getByText(texts.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(texts.wrongToken)).toBeVisible();
    expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
  });

  test("an unpaid order is paid from the account", { tag: "@full" }, async ({ page, consoleErrors }) => {
    await orderUnpaid(page);
    await press(page.getByRole("link", { name: texts.payOrder }));
    await expect(title(page, texts.received)).toBeVisible();
    const number = numberOf(page);
    await createOfferedAccount(page, language, press);
    await page.goto(`${prefix}/my-account/orders/${number}`);
    await press(page.getByRole("button", { name: texts.pay }));
    await payOnPage(page, "paid");
    await expect(page.getByText(texts.paid)).toBeVisible();
    await page.goto(`${prefix}/my-account/orders/${number}`);
    const progress = page.getByRole("list", { name: texts.progress }).getByRole("listitem");
    await expect(progress.filter({ hasText: texts.paidStep })).toContainText(/\d{2}:\d{2}/);
    expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
  });

  test(
    "the back button of the provider's page leads to the order, which can be paid",
    { tag: "@full" },
    async ({ page, consoleErrors }) => {
      await reachPayment(page);
      await choose(page, texts.card);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/sandbox\/payments\//);
      await page.goBack();
      await expect(title(page, texts.received)).toBeVisible();
      await press(page.getByRole("button", { name: texts.again }));
      await press(page.getByRole("button", { name: texts.pay }));
      await payOnPage(page, "paid");
      await expect(page.getByText(texts.paid)).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
  );

  /** Ends a payment at the provider, which tells the shop so, without the shopper's browser. Returns where that is led. */
  async function payElsewhere(page: Page, gateway: string): Promise<string> {
    const answer = await page.request.post(gateway, { form: { outcome: "paid" }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    return answer.headers()["location"] ?? "";
  }

  async function expectPaid(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/order-confirmation\/\d+$/);
    await expect(title(page, language.thanks)).toBeVisible();
    await expect(page.getByText(texts.paid)).toBeVisible();
    await expect(page.getByRole("button", { name: texts.pay })).toHaveCount(0);
  }

  test(
    "the provider's message arrives before the shopper comes back",
    { tag: "@full" },
    async ({ page, consoleErrors }) => {
      await reachPayment(page);
      await choose(page, texts.card);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/sandbox\/payments\//);
      await page.goto(await payElsewhere(page, page.url()));
      await expectPaid(page);
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
  );

  test(
    "the shopper comes back before the provider's message, which the open page then finds",
    { tag: "@full" },
    async ({ page, consoleErrors }) => {
      await reachPayment(page);
      await choose(page, texts.card);
      await placeOrder(page);
      const gateway = await payOnPage(page, "pending");
      await expect(page.getByText(texts.waiting)).toBeVisible();
      await payElsewhere(page, gateway);
      await press(page.getByRole("button", { name: texts.check }));
      await expectPaid(page);
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
  );

  test(
    "a page that the browser has kept for the back button shows the payment that was made meanwhile",
    { tag: "@full" },
    async ({ page, consoleErrors }) => {
      await reachPayment(page);
      await choose(page, texts.card);
      // Without content the browser stays on the page, which is then as the shopper left it.
      const left = page.waitForRequest("**/sandbox/payments/**");
      await page.route("**/sandbox/payments/**", (route) => route.fulfill({ status: 204 }), { times: 1 });
      await placeOrder(page);
      const gateway = (await left).url();
      await expect(title(page, texts.received)).toBeVisible();
      await payElsewhere(page, gateway);
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await expectPaid(page);
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
  );

  test(
    "a payment that ends in another tab is seen in the first one, after failures too",
    { tag: "@full" },
    async ({ page, context, consoleErrors }) => {
      await reachPayment(page);
      await choose(page, texts.card);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/sandbox\/payments\//);
      const gateway = page.url();
      await page.goBack();
      await expect(title(page, texts.received)).toBeVisible();
      await expect(page.getByRole("button", { name: texts.check })).toBeVisible();

      // The tab with the provider's page is closed before it comes back to the shop.
      const other = await context.newPage();
      await other.goto(gateway);
      await other.getByLabel(texts.outcome.paid).check();
      await other.getByRole("button", { name: texts.proceed }).click();
      await expect(other).not.toHaveURL(/\/sandbox\//);
      await other.close();

      await page.route("**/api/vsbridge/mollie/order-details", (route) => route.fulfill({ status: 200, body: "" }));
      await press(page.getByRole("button", { name: texts.check }));
      await expect(page.getByText(texts.unknown)).toBeVisible();
      // Nothing can be paid while nobody knows whether it is paid.
      await expect(page.getByRole("button", { name: texts.pay })).toHaveCount(0);
      await page.unroute("**/api/vsbridge/mollie/order-details");
      await press(page.getByRole("button", { name: texts.retry }));
      await expect(title(page, language.thanks)).toBeVisible();
      await expect(page.getByText(texts.paid)).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
  );

  const { blik } = texts;
  if (blik) {
    const field = (page: Page) => page.getByRole("textbox", { name: blik.field });

    test(
      "a BLIK code is asked for before the order, and confirmed in the bank's app",
      { tag: "@full" },
      async ({ page, consoleErrors }) => {
        await reachPayment(page);
        await choose(page, blik.method);
        await press(page.getByRole("button", { name: language.continue[2] }));
        await expect(page.getByText(language.openTotal)).toHaveCount(0);
        await expect(field(page)).toBeVisible();
        await giveConsents(page, language);
        await press(page.getByRole("button", { name: language.order }));
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveAccessibleDescription(blik.missing);
        await expectHealthyPage(page);
        await field(page).fill("777123");
        await press(page.getByRole("button", { name: language.order }));
        await expect(page.getByText(blik.confirm)).toBeVisible();
        await expect(page.getByRole("progressbar", { name: blik.timeLeft })).toBeVisible();
        await expect(page.getByRole("button", { name: texts.pay })).toHaveCount(0);
        await expectHealthyPage(page);
        // The bank has the code, so the wait goes on after a reload, and nobody pays twice.
        await page.reload();
        await expect(page.getByText(blik.confirm).or(page.getByText(texts.paid)).first()).toBeVisible();
        await expect(page.getByRole("button", { name: texts.pay })).toHaveCount(0);
        await expect(title(page, language.thanks)).toBeVisible();
        await expect(page.getByText(texts.paid)).toBeVisible();
        expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
      },
    );

    test("a refused BLIK code is followed by another code or another method", async ({ page, consoleErrors }) => {
      await reachPayment(page);
      await choose(page, blik.method);
      await press(page.getByRole("button", { name: language.continue[2] }));
      await expect(page.getByText(language.openTotal)).toHaveCount(0);
      await field(page).fill("111234");
      await giveConsents(page, language);
      await press(page.getByRole("button", { name: language.order }));
      await expect(title(page, texts.received)).toBeVisible();
      await expect(field(page)).toHaveAccessibleDescription(blik.failed);
      await expect(field(page)).toHaveValue("111234");
      const notice = page.getByRole("region", { name: language.notices }).getByText(blik.error);
      await expect(notice).toBeVisible();
      await expectHealthyPage(page);
      await field(page).fill("500123");
      await press(page.getByRole("button", { name: texts.pay }));
      await expect(field(page)).toHaveAccessibleDescription(blik.noFunds);
      await field(page).fill("777123");
      await press(page.getByRole("button", { name: texts.pay }));
      await expect(notice).toHaveCount(0);
      await expect(title(page, language.thanks)).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    });
  }
});
