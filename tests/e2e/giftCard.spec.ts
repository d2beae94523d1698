import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import {
  addToCart,
  fillAddress,
  fillPersonal,
  giveConsents,
  newMailbox,
  openFrame,
  visit,
  waitForHydrationOf,
} from "./shopper.ts";

const words = {
  Polish: {
    path: "/p/DI-KARTA-200/x",
    email: "E-mail osoby obdarowanej",
    lastDay: /Karta będzie ważna do 31 grudnia 20\d\d\./,
    valid: /Karta jest ważna do 31 grudnia 20\d\d\./,
    missing: "Podaj e-mail osoby, która dostanie kartę.",
    incomplete: /^To nie jest pełny adres e-mail/,
    from: /^Od kogo/,
    recipient: /^Dla: /,
    change: "Zmień odbiorcę",
    save: "Zapisz zmianę",
    card: /^Karta płatnicza/,
    outcome: "Opłacona",
    proceed: "Dalej do sklepu",
    enter: "Mam kod rabatowy lub kartę podarunkową",
    code: /^Kod/,
    apply: "Zastosuj",
    row: "Karta podarunkowa",
    paid: /−200,00/,
    remove: "Nie używaj karty podarunkowej",
  },
  German: {
    path: "/de/p/DI-KARTA-200/x",
    email: "E-Mail-Adresse der beschenkten Person",
    lastDay: /Die Karte gilt bis zum 31\. Dezember 20\d\d\./,
    valid: /Die Karte gilt bis zum 31\. Dezember 20\d\d\./,
    missing: "Geben Sie die E-Mail-Adresse ein, an die wir die Karte senden.",
    incomplete: /^Das ist keine vollständige E-Mail-Adresse/,
    from: /^Von wem/,
    recipient: /^Für: /,
    change: "Empfänger ändern",
    save: "Änderung speichern",
    card: /^Kreditkarte/,
    outcome: "Bezahlt",
    proceed: "Weiter zum Shop",
    enter: "Gutschein oder Geschenkkarte eingeben",
    code: /[Cc]ode/,
    apply: "Einlösen",
    row: "Geschenkkarte",
    paid: /[−-]50,00/,
    remove: "Geschenkkarte nicht verwenden",
  },
} as const;

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("a gift card is bought, sent by e-mail and pays a part of another order", async ({ page }) => {
    test.slow();
    const recipient = newMailbox();
    await visit(page, texts.path, language);
    const email = page.getByLabel(texts.email);
    await waitForHydrationOf(email);
    await press(page.getByRole("button", { name: language.add, exact: true }));
    await expect(page.getByText(texts.missing)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(page.getByText(texts.lastDay)).toBeVisible();
    await email.fill("ola@");
    await expect(page.getByText(texts.incomplete)).toBeVisible();
    await email.fill(newMailbox());
    await page.getByLabel(texts.from).fill("Anna");
    await expectHealthyPage(page);
    await addToCart(page, language);

    await page.goto(`${language.prefix}/cart`);
    const change = page.getByRole("button", { name: texts.change });
    await waitForHydrationOf(change);
    await press(change);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(texts.from)).toHaveValue("Anna");
    await dialog.getByLabel(texts.email).fill("ola@");
    await press(dialog.getByRole("button", { name: texts.save }));
    await expect(dialog.getByLabel(texts.email)).toBeFocused();
    await expect(dialog.getByText(texts.incomplete)).toBeVisible();
    await dialog.getByLabel(texts.email).fill(recipient);
    await press(dialog.getByRole("button", { name: texts.save }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main").getByText(recipient)).toBeVisible();

    await page.goto(`${language.prefix}/checkout`);
    await expect(page.getByRole("main").getByText(texts.recipient)).toBeVisible();
    // Nothing is delivered, so that the payment comes next, with the address of the invoice.
    await fillPersonal(page, language);
    await press(page.getByRole("radiogroup").locator("label").filter({ hasText: texts.card }).first());
    await fillAddress(page, language);
    await press(page.getByRole("button", { name: language.continue[2] }));
    await expect(page.getByText(language.openTotal)).toHaveCount(0);
    await giveConsents(page, language);
    await press(page.getByRole("button", { name: language.order }));
    await expect(page).toHaveURL(/\/sandbox\/payments\//);
    await page.getByLabel(texts.outcome).check();
    await press(page.getByRole("button", { name: texts.proceed }));
    await expect(page).toHaveURL(/order-confirmation/);

    await openMail(page, "gift-card", recipient);
    const [code = ""] = /GIFT-\w+/.exec(await page.content()) ?? [];
    expect(code).not.toBe("");

    await openFrame(page, language);
    await addToCart(page, language);
    await page.goto(`${language.prefix}/cart`);
    const open = page.getByRole("button", { name: texts.enter });
    await waitForHydrationOf(open);
    await press(open);
    await page.getByRole("textbox", { name: texts.code }).fill(code);
    await press(page.getByRole("button", { name: texts.apply }));
    const row = page.getByRole("main").locator("dl > div").filter({ hasText: texts.row });
    await expect(row).toContainText(texts.paid);
    await expect(page.getByText(texts.valid)).toBeVisible();
    await expectHealthyPage(page);
    await press(page.getByRole("button", { name: texts.remove }));
    await expect(row).toHaveCount(0);
  });
});
