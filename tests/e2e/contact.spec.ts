import { describeJourney } from "./journey.ts";
import { expect, expectAccessible, expectHealthyPage, phone, test } from "./fixtures.ts";
import { openMail } from "./mailbox.ts";
import { newMailbox, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    topic: "Temat",
    chosen: "Zwrot lub reklamacja",
    name: "Imię i nazwisko",
    email: "E-mail",
    text: "Wiadomość",
    typed: "Zauszniki są za długie.",
    submit: "Wyślij wiadomość",
    missing: /^Wybierz temat, żeby/,
    offline: /Jesteś offline\./,
    waits: /^Wiadomość czeka na tym urządzeniu/,
    takeBack: "Cofnij wysyłanie",
    sent: /Dziękujemy, wiadomość do nas dotarła\./,
    confirmed: "Mamy Twoją wiadomość",
    refused: /nie została jeszcze wysłana/,
    wrongName: "Wpisz imię i nazwisko literami.",
    phone: "+48",
  },
  German: {
    topic: "Worum geht es?",
    chosen: "Rückgabe oder Reklamation",
    name: "Vor- und Nachname",
    email: "E-Mail-Adresse",
    text: "Nachricht",
    typed: "Die Bügel sind zu lang.",
    submit: "Nachricht senden",
    missing: /^Wählen Sie ein Thema,/,
    offline: /Sie sind offline\./,
    waits: /^Ihre Nachricht wartet auf diesem Gerät/,
    takeBack: "Nachricht zurückholen",
    sent: /Danke, Ihre Nachricht ist angekommen\./,
    confirmed: "Ihre Nachricht ist angekommen",
    refused: /wurde noch nicht gesendet/,
    wrongName: "Bitte schreiben Sie Ihren Namen in Buchstaben.",
    phone: "+49",
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  // The browser logs the lost connection.
  test.use({ expectsErrors: true });

  test(
    "without a connection, even the first attempt says so and loses nothing",
    { tag: "@full" },
    async ({ page, context }) => {
      // The rules of the form have not come.
      await page.route("**/assets/checkContactMessage-*", (route) => route.abort());
      await page.goto(`${language.prefix}/kontakt`);
      const text = page.getByRole("textbox", { name: texts.text });
      const submit = page.getByRole("button", { name: texts.submit });
      await waitForHydrationOf(submit);
      await text.fill(texts.typed);
      await context.setOffline(true);
      await press(submit);
      await expect(page.getByRole("alert").filter({ hasText: texts.offline })).toBeVisible();
      await expect(text).toHaveValue(texts.typed);
    },
  );

  test("a message survives mistakes, a reload and a lost connection, and is confirmed by mail", async ({
    page,
    context,
  }) => {
    const email = newMailbox();
    await page.goto(`${language.prefix}/kontakt`);
    const form = page.getByRole("region").filter({ has: page.getByRole("button", { name: texts.submit }) });
    const topic = form.getByRole("combobox", { name: texts.topic });
    const text = form.getByRole("textbox", { name: texts.text });
    const submit = form.getByRole("button", { name: texts.submit });
    await waitForHydrationOf(topic);
    await press(submit);
    await expect(topic).toBeFocused();
    await expect(topic).toHaveAccessibleDescription(texts.missing);
    await expectHealthyPage(page);
    await expectAccessible(page);

    await topic.selectOption(texts.chosen);
    await form.getByRole("textbox", { name: texts.name }).fill("Anna Nowak");
    await form.getByRole("textbox", { name: texts.email, exact: true }).fill(email);
    await text.fill(texts.typed);
    await page.reload();
    await expect(text).toHaveValue(texts.typed);
    await expect(topic.locator("option:checked")).toHaveText(texts.chosen);

    await context.setOffline(true);
    await press(submit);
    await expect(page.getByText(texts.waits)).toBeVisible();
    await press(page.getByRole("button", { name: texts.takeBack }));
    await expect(text).toHaveValue(texts.typed);
    await context.setOffline(false);
    await press(submit);
    await expect(page.getByText(texts.sent)).toBeVisible();
    await page.reload();
    await waitForHydrationOf(topic);
    await expect(text).toHaveValue("");

    await openMail(page, "contact-received", email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.confirmed);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test("a plain form sends the message, and a refusal marks the field and keeps what was typed", async ({ page }) => {
      const email = newMailbox();
      const main = page.getByRole("main");
      await page.goto(`${language.prefix}/kontakt`);
      await expect(main.getByRole("link", { name: texts.phone })).toBeVisible();
      await main.getByRole("combobox", { name: texts.topic }).selectOption(texts.chosen);
      const name = main.getByRole("textbox", { name: texts.name });
      await name.fill("1234");
      await main.getByRole("textbox", { name: texts.email }).last().fill(email);
      const text = main.getByRole("textbox", { name: texts.text });
      await text.fill(texts.typed);
      await main.getByRole("button", { name: texts.submit }).click();
      await expect(main.getByText(texts.refused)).toBeInViewport();
      await expect(name).toHaveAccessibleDescription(texts.wrongName);
      await expect(name).toHaveValue("1234");
      await expect(text).toHaveValue(texts.typed);
      await expectHealthyPage(page);
      await name.fill("Anna Nowak");
      await main.getByRole("button", { name: texts.submit }).click();
      await expect(main.getByText(texts.sent)).toBeVisible();
      await expect(page).toHaveURL(`${language.prefix}/kontakt?message=sent#contact-form`);
      await openMail(page, "contact-received", email);
      await expect(page.getByRole("heading", { name: texts.confirmed })).toBeVisible();
    });
  });
});
