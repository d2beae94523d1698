import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { describeJourney, type Journey } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { addToCart, fillAddress, fillPersonal, giveConsents, newMailbox, visit } from "./shopper.ts";

const words = {
  Polish: {
    path: "/p/DI-ZESZYT-DOPASOWANIE/x",
    note: "z VAT, bez kosztów dostawy",
    promise: /^Plik do pobrania zaraz po zapłacie/,
    method: /^BLIK/,
    code: /^Wpisz 6 cyfr z aplikacji banku\./,
    pay: /^Zapłać /,
    consent: /^Żądam, żeby plik był dostępny zaraz po zapłacie/,
    consentMissing: /^Zaznacz, że chcesz dostać plik od razu\./,
    unpaid: /^Mamy Twoje zamówienie\. Zrealizujemy je/,
    refused: "Ten plik udostępnimy po opłaceniu zamówienia.",
    fromMail: /^Pobierz „Dopasuj okulary w domu/,
    status: "Zobacz stan zamówienia",
    file: "Dioptra-dopasuj-okulary.pdf",
    lost: "tracisz przez to prawo odstąpienia od umowy",
    outcome: { paid: "", failed: "", proceed: "" },
  },
  German: {
    path: "/de/p/DI-ZESZYT-DOPASOWANIE/x",
    note: "inkl. MwSt., ohne Versandkosten",
    promise: /^Datei zum Herunterladen direkt nach der Zahlung/,
    method: /^Kreditkarte/,
    code: null,
    pay: / bezahlen$/,
    consent: /^Ich verlange, dass der Download sofort/,
    consentMissing: /^Bitte stimmen Sie zu, dass der Download/,
    unpaid: /^Ihre Bestellung ist eingegangen\. Sobald die Zahlung/,
    refused: "Diese Datei steht bereit, sobald die Bestellung bezahlt ist.",
    fromMail: /^Die Brille zu Hause anpassen.* herunterladen$/,
    status: "Stand der Bestellung ansehen",
    file: "Dioptra-Brille-anpassen.pdf",
    lost: "dass dadurch Ihr Widerrufsrecht für den Download erlischt",
    outcome: { paid: "Bezahlt", failed: "Fehlgeschlagen", proceed: "Weiter zum Shop" },
  },
} as const;

describeJourney(null, ({ language, press }: Journey) => {
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  /** Says on the page of the sandbox how the payment ends, where no code is typed in the shop. */
  async function payOnPage(page: Page, outcome: "paid" | "failed"): Promise<void> {
    if (texts.code !== null) return;
    await expect(page).toHaveURL(/\/sandbox\/payments\//);
    await page.getByLabel(texts.outcome[outcome]).check();
    await press(page.getByRole("button", { name: texts.outcome.proceed }));
  }

  async function fillCode(page: Page, code: string): Promise<void> {
    if (texts.code !== null) await page.getByRole("textbox", { name: texts.code }).fill(code);
  }

  async function expectSaved(page: Page, name: RegExp | string): Promise<void> {
    const saved = page.waitForEvent("download");
    await press(page.getByRole("link", { name }));
    expect((await saved).suggestedFilename()).toBe(texts.file);
  }

  test("a download opens once it is paid: from the confirmation, the mail and the order's page", async ({ page }) => {
    test.slow();
    const email = newMailbox();
    await visit(page, texts.path, language);
    await expect(page.getByText(texts.promise)).toBeVisible();
    await expect(page.getByText(texts.note)).toBeVisible();
    await expectHealthyPage(page);
    await addToCart(page, language);
    await page.goto(`${language.prefix}/checkout`);
    await fillPersonal(page, language, email);
    await press(page.getByRole("radiogroup").locator("label").filter({ hasText: texts.method }).first());
    await fillAddress(page, language);
    await press(page.getByRole("button", { name: language.continue[2] }));
    await expect(page.getByText(language.openTotal)).toHaveCount(0);
    await fillCode(page, "111234");
    await giveConsents(page, language);
    await press(page.getByRole("button", { name: language.order }));
    await expect(page.getByText(texts.consentMissing)).toBeVisible();
    const consent = page.getByRole("checkbox", { name: texts.consent });
    await expect(consent).toBeFocused();
    await expectHealthyPage(page);
    await consent.check();
    await press(page.getByRole("button", { name: language.order }));
    await payOnPage(page, "failed");

    const payAgain = page.getByRole("button", { name: texts.pay });
    await expect(payAgain).toBeVisible();
    await expect(page.getByRole("link", { name: texts.fromMail })).toHaveCount(0);
    await openMail(page, "order-confirmation", email);
    await expect(page.getByText(texts.lost)).toBeVisible();
    const [number = ""] = /\b\d{9}\b/.exec(await page.locator("body").innerText()) ?? [];
    const details = await page.request.get(`/api/order/details?order_id=${number}`);
    const { items } = (await details.json()).result;
    const address = `/media/downloads/${language.prefix === "" ? "pl" : "de"}/${number}/${items[0].item_id}`;
    const refused = await page.request.get(address);
    expect([refused.status(), await refused.text()]).toEqual([409, expect.stringContaining(texts.refused)]);

    await page.goto(`${language.prefix}/order-confirmation/${number}`);
    await expect(page.getByText(texts.unpaid)).toBeVisible();
    await expectHealthyPage(page);
    await press(payAgain);
    await fillCode(page, "777123");
    if (texts.code !== null) await press(payAgain);
    await payOnPage(page, "paid");
    await expect(page.getByRole("link", { name: texts.fromMail })).toBeVisible();
    await expectHealthyPage(page);
    await expectSaved(page, texts.fromMail);

    // The links of the mail open it in any browser; its address alone does not.
    await openMail(page, "payment-received", email);
    const mail = page.frameLocator("iframe");
    const hrefOf = async (name: RegExp | string) =>
      (await mail.getByRole("link", { name }).getAttribute("href", { timeout: 5000 })) ?? "";
    const [linked, status] = [await hrefOf(texts.fromMail), await hrefOf(texts.status)];
    await page.context().clearCookies();
    expect((await page.request.get(address)).status()).toBe(404);
    expect((await page.request.get(linked)).headers()["content-type"]).toBe("application/pdf");
    await page.goto(status);
    await expectSaved(page, texts.fromMail);
    await expectHealthyPage(page);
  });
});
