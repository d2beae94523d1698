import { describeJourney } from "./journey.ts";
import { expect, expectAccessible, expectHealthyPage, test } from "./fixtures.ts";
import { openMail } from "./mailbox.ts";
import { newMailbox, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    title: "Franczyza",
    calculate: "Policz wynik salonu",
    pairs: "Pary okularów miesięcznie",
    loss: /Strata miesięczna/,
    figures: "Liczby z wykresu",
    start: "start",
    ask: "Porozmawiajmy",
    name: "Imię i nazwisko",
    email: "E-mail",
    text: "Wiadomość",
    submit: "Wyślij wiadomość",
    sent: /Dziękujemy, wiadomość do nas dotarła\./,
  },
  German: {
    title: "Franchise",
    calculate: "Ergebnis einer Filiale berechnen",
    pairs: "Verkaufte Brillen pro Monat",
    loss: /Verlust pro Monat/,
    figures: "Die Zahlen zur Grafik",
    start: "Start",
    ask: "Sprechen wir darüber",
    name: "Vor- und Nachname",
    email: "E-Mail-Adresse",
    text: "Nachricht",
    submit: "Nachricht senden",
    sent: /Danke, Ihre Nachricht ist angekommen\./,
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("a salon is calculated, shared by its address and asked about", { tag: "@full" }, async ({ page }) => {
    await page.goto(`${language.prefix}/franczyza`);
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    await expectHealthyPage(page);
    await press(page.getByRole("main").getByRole("link", { name: texts.calculate }));
    const pairs = page.getByRole("spinbutton", { name: texts.pairs });
    await waitForHydrationOf(pairs);
    await pairs.fill("10");
    await pairs.press("Enter");
    await expect(page.getByText(texts.loss).first()).toBeVisible();
    await expect(page).toHaveURL(/\?pairs=10$/);
    await expectHealthyPage(page);
    await expectAccessible(page);

    await page.goto(page.url());
    await expect(pairs).toHaveValue("10");
    await expect(page.getByText(texts.loss).first()).toBeVisible();
    await press(page.locator("summary", { hasText: texts.figures }));
    await expect(page.getByRole("row", { name: new RegExp(`^${texts.start}`) })).toBeVisible();

    await press(page.getByRole("link", { name: texts.ask }));
    const form = page.getByRole("region").filter({ has: page.getByRole("button", { name: texts.submit }) });
    const email = newMailbox();
    await waitForHydrationOf(form.getByRole("textbox", { name: texts.name }));
    await expect(form.getByRole("combobox")).toHaveCount(0);
    await form.getByRole("textbox", { name: texts.name }).fill("Anna Nowak");
    await form.getByRole("textbox", { name: texts.email, exact: true }).fill(email);
    await form.getByRole("textbox", { name: texts.text }).fill("60 m², Toruń");
    await press(form.getByRole("button", { name: texts.submit }));
    await expect(page.getByText(texts.sent)).toBeVisible();
    await openMail(page, "contact-received", email);
    await expect(page.getByText(texts.title).first()).toBeVisible();
  });
});
