import { expect, type Locator } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { test, waitForWorker, withWorker } from "./offlineVisit.ts";
import { newMailbox, visit } from "./shopper.ts";

test.use(withWorker);

const words = {
  Polish: {
    logIn: "Zaloguj się",
    password: "Hasło",
    offline: /^Jesteś offline\. Wpisane dane zostają/,
    wrong: /^Nieprawidłowy e-mail lub hasło/,
    agree: /^Zgadzam się na otrzymywanie nowości/,
    waits: /^Zapiszemy adres .+ do newslettera, gdy/,
    takeBack: "Nie zapisuj mnie",
    sent: /^Jeszcze jedno kliknięcie: potwierdź newsletter/,
    asked: /^Jeszcze jedno kliknięcie$/,
    contact: { topic: "Dostawa", name: "Imię i nazwisko", text: "Wiadomość", submit: "Wyślij wiadomość" },
    messageWaits: /^Wiadomość czeka na tym urządzeniu/,
    messageSent: /^Wiadomość, która czekała na połączenie, jest wysłana/,
  },
  German: {
    logIn: "Anmelden",
    password: "Passwort",
    offline: /^Sie sind offline\. Ihre Eingaben bleiben/,
    wrong: /^E-Mail-Adresse oder Passwort ist falsch/,
    agree: /^Ich bin einverstanden/,
    waits: /^Wir melden .+ zum Newsletter an, sobald/,
    takeBack: "Doch nicht anmelden",
    sent: /^Noch ein Klick: Bestätigen Sie den Newsletter/,
    asked: /^Noch ein Klick$/,
    contact: { topic: "Lieferung", name: "Vor- und Nachname", text: "Nachricht", submit: "Nachricht senden" },
    messageWaits: /^Ihre Nachricht wartet auf diesem Gerät/,
    messageSent: /^Ihre Nachricht, die auf eine Verbindung gewartet hat, ist gesendet/,
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  async function fillMessage(form: Locator): Promise<void> {
    await form.getByRole("combobox").selectOption({ label: texts.contact.topic });
    await form.getByLabel(texts.contact.name).fill("Anna Nieznajoma");
    await form.getByLabel(language.labels.email, { exact: true }).fill(newMailbox());
    await form.getByLabel(texts.contact.text, { exact: true }).fill("?");
  }

  test(
    "the login keeps what is typed, and the newsletter waits, until the network returns",
    { tag: "@full" },
    async ({ page, context }) => {
      await visit(page, language.prefix || "/", language);
      await waitForWorker(page, language);
      await context.setOffline(true);
      const band = page.getByRole("region", { name: /10\s?%/ });
      await band.scrollIntoViewIfNeeded();
      const address = newMailbox();
      const subscriber = band.getByLabel(language.labels.email, { exact: true });
      await subscriber.fill(address);
      await band.getByRole("checkbox", { name: texts.agree }).check();
      await subscriber.press("Enter");
      await expect(band.getByText(texts.waits)).toBeVisible();
      await band.getByRole("button", { name: texts.takeBack }).press("Enter");
      await expect(subscriber).toHaveValue(address);
      await band.getByRole("checkbox", { name: texts.agree }).check();
      await subscriber.press("Enter");
      await expect(band.getByText(texts.waits)).toContainText(address);

      await press(page.getByRole("banner").getByRole("link", { name: texts.logIn }));
      const panel = page.getByRole("dialog");
      await expect(panel.getByText(texts.offline)).toBeVisible();
      const email = panel.getByLabel(language.labels.email, { exact: true });
      const password = panel.getByLabel(texts.password, { exact: true });
      await email.fill(address);
      await password.fill("never-registered-1");
      await context.setOffline(false);
      await expect(panel.getByText(texts.offline)).toBeHidden();
      await expect(email).toHaveValue(address);
      await password.press("Enter");
      await expect(panel.getByText(texts.wrong)).toBeVisible();
      await press(panel.getByRole("button", { name: language.close }));

      await expect(page.getByRole("region", { name: language.notices }).getByText(texts.sent)).toContainText(address);
      await expect(band.getByText(texts.waits)).toBeHidden();
      await expect(band.getByText(texts.asked)).toBeVisible();
      await expect(band.getByText(address)).toBeVisible();
      await expect(subscriber).toHaveCount(0);
    },
  );

  test("a message to the shop waits through a reload, and is sent when the network returns", async ({
    page,
    context,
  }) => {
    await visit(page, `${language.prefix}/kontakt`, language);
    await waitForWorker(page, language);
    const form = page.getByRole("main");
    await fillMessage(form);
    await context.setOffline(true);
    await form.getByRole("button", { name: texts.contact.submit }).press("Enter");
    await expect(form.getByText(texts.messageWaits)).toBeVisible();
    await page.reload();
    await expect(form.getByText(texts.messageWaits)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.messageSent)).toBeVisible();
    await expect(form.getByRole("button", { name: texts.contact.submit })).toBeVisible();
  });

  test(
    "a message that gets no answer waits, and is sent when the shop answers",
    { tag: "@full" },
    async ({ page, network }) => {
      await visit(page, `${language.prefix}/kontakt`, language);
      const form = page.getByRole("main");
      await fillMessage(form);
      // The rules of the form are there once it has refused something.
      const text = form.getByLabel(texts.contact.text, { exact: true });
      await text.fill("");
      await form.getByRole("button", { name: texts.contact.submit }).press("Enter");
      await expect(text).toHaveAttribute("aria-invalid", "true");
      await text.fill("?");
      network.state = "cut";
      await form.getByRole("button", { name: texts.contact.submit }).press("Enter");
      await expect(form.getByText(texts.messageWaits)).toBeVisible();
      network.state = "open";
      await expect(page.getByRole("region", { name: language.notices }).getByText(texts.messageSent)).toBeVisible();
    },
  );
});
