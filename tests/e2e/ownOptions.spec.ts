import { Buffer } from "node:buffer";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { addToCart, fillPersonal, fillShipping, newMailbox, placeOrder, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    path: "/p/SK-ETUI-GRAWER/x",
    suede: /^Szary zamsz/,
    leather: /^Skóra/,
    engraving: /^Grawer/,
    pattern: /^Własny wzór na wieczku/,
    missing: "Wybierz jedną z możliwości.",
    tooLong: "Za długie: najwyżej 24 znaki.",
    wrongType: /^To nie jest obraz ani PDF/,
    sent: "Plik przesłany: wzor.pdf",
    sentInCart: "Plik przesłany",
    engraved: "Grawer: Dla Oli",
    before: /Z własnym napisem lub wzorem robimy go tylko dla Ciebie/,
    noReturn: "Robimy to tylko dla Ciebie, z Twoim napisem lub wzorem, dlatego nie można tego zwrócić.",
    inMail: "Wykonane tylko dla Ciebie: bez prawa odstąpienia od umowy",
    price: /124,70\szł/,
    plainPrice: /78,00\szł/,
    change: "Zmień opcje",
    save: "Zapisz zmianę",
  },
  German: {
    path: "/de/p/SK-ETUI-GRAWER/x",
    suede: /^Graues Wildleder/,
    leather: /^Leder/,
    engraving: /^Gravur/,
    pattern: /^Eigenes Muster auf dem Deckel/,
    missing: "Wählen Sie eine der Möglichkeiten.",
    tooLong: "Zu lang: höchstens 24 Zeichen.",
    wrongType: /^Das ist weder ein Bild noch ein PDF/,
    sent: "Datei gesendet: wzor.pdf",
    sentInCart: "Datei gesendet",
    engraved: "Gravur: Dla Oli",
    before: /Mit eigenem Text oder Muster fertigen wir diesen Artikel nur für Sie/,
    noReturn: "Das fertigen wir nur für Sie, mit Ihrem Text oder Muster. Deshalb können Sie es nicht zurückgeben.",
    inMail: "Nur für Sie angefertigt: kein Widerrufsrecht",
    price: /29,47\s€/,
    plainPrice: /18,40\s€/,
    change: "Optionen ändern",
    save: "Änderung speichern",
  },
} as const;

const file = (name: string, text: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(text) });

describeJourney(null, ({ language, press }) => {
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("an engraved case is ordered with a pattern, and changed in the cart", async ({ page }) => {
    test.slow();
    await visit(page, texts.path, language);
    const engraving = page.getByRole("textbox", { name: texts.engraving });
    await waitForHydrationOf(engraving);
    await engraving.fill("x".repeat(25));
    await press(page.getByRole("button", { name: language.add, exact: true }));
    await expect(page.getByText(texts.tooLong)).toBeVisible();
    await expect(page.getByText(texts.missing)).toBeVisible();
    await expect(page.getByRole("radio", { name: texts.suede })).toBeFocused();
    await engraving.fill("Dla Oli");
    await page.getByRole("radio", { name: texts.leather }).check({ force: true });
    const pattern = page.getByLabel(texts.pattern);
    await pattern.setInputFiles(file("wzor.pdf", "no PDF at all"));
    await expect(page.getByText(texts.wrongType)).toBeVisible();
    await pattern.setInputFiles(file("wzor.pdf", `%PDF-1.7\n${"x".repeat(400_000)}\n%%EOF\n`));
    await expect(page.getByText(texts.sent)).toBeVisible();
    await expect(page.getByText(texts.before)).toBeVisible();
    await expect(page.getByText(texts.price).first()).toBeVisible();
    await expectHealthyPage(page);
    await addToCart(page, language);

    await visit(page, texts.path, language);
    await waitForHydrationOf(engraving);
    await page.getByRole("radio", { name: texts.suede }).check({ force: true });
    await engraving.fill("Jan");
    await addToCart(page, language);

    await page.goto(`${language.prefix}/cart`);
    const main = page.getByRole("main");
    const lines = main.getByRole("listitem").filter({ has: page.getByRole("button", { name: texts.change }) });
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText("Dla Oli");
    await expect(lines.first()).toContainText(texts.price);
    await waitForHydrationOf(lines.first().getByRole("button", { name: texts.change }));
    await press(lines.first().getByRole("button", { name: texts.change }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("textbox", { name: texts.engraving })).toHaveValue("Dla Oli");
    await expect(dialog.getByRole("radio", { name: texts.leather })).toBeChecked();
    await expect(dialog.getByText(texts.sentInCart)).toBeVisible();
    await expectHealthyPage(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await press(lines.last().getByRole("button", { name: texts.change }));
    await dialog.getByRole("textbox", { name: texts.engraving }).fill("Ewa");
    await press(dialog.getByRole("button", { name: texts.save }));
    await expect(dialog).toBeHidden();
    await expect(lines.last()).toContainText("Ewa");
    await expect(lines.last()).toContainText(texts.plainPrice);
    await page.reload();
    await expect(lines.first()).toContainText("Dla Oli");
    await expect(lines.last()).toContainText("Ewa");
    await expect(lines.getByText(texts.noReturn)).toHaveCount(2);

    await page.goto(`${language.prefix}/checkout`);
    const email = newMailbox();
    await fillPersonal(page, language, email);
    await fillShipping(page, language);
    await press(page.getByRole("button", { name: language.continue[2] }));
    await expect(main.getByText("Dla Oli")).toBeVisible();
    await expect(main.getByText(texts.noReturn)).toHaveCount(2);
    await expect(page.getByRole("checkbox", { name: language.consent.made })).toBeVisible();
    await placeOrder(page, language);
    await expect(main.getByText("Dla Oli")).toBeVisible();
    await openMail(page, "order-confirmation", email);
    await expect(page.getByText(texts.engraved)).toBeVisible();
    await expect(page.frameLocator("iframe").getByText(texts.inMail)).toHaveCount(2);
  });
});
