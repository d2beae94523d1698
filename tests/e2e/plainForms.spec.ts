import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, phone, test } from "./fixtures.ts";
import { openMail } from "./mailbox.ts";
import { newMailbox } from "./shopper.ts";

const words = {
  Polish: {
    email: "E-mail",
    consent: /^Chcę|^Zgadzam|^Wyrażam/,
    signUp: "Zapisz się",
    wrongEmail: /^To nie jest pełny adres e-mail/,
    signedUp: /^Jeszcze jedno kliknięcie/,
    salon: "/salon/badanie-wzroku-leszno",
    storeCode: "pl",
    reason: "W jakiej sprawie?",
    chosen: "Dobór soczewek kontaktowych, 60 minut",
    times: "Pokaż wolne terminy",
    slot: "Dzień i godzina",
    name: "Imię i nazwisko",
    phone: "Telefon",
    book: "Umów wizytę",
    taken: /Ten termin właśnie ktoś zajął/,
    booked: /Wizyta jest umówiona/,
  },
  German: {
    email: "E-Mail-Adresse",
    consent: /^Ich bin einverstanden/,
    signUp: "Abonnieren",
    wrongEmail: /^Das ist keine vollständige E-Mail-Adresse/,
    signedUp: /^Noch ein Klick/,
    salon: "/de/salon/sehtest-bremen",
    storeCode: "de",
    reason: "Was können wir für Sie tun?",
    chosen: "Kontaktlinsen anpassen, 60 Minuten",
    times: "Freie Termine zeigen",
    slot: "Tag und Uhrzeit",
    name: "Vor- und Nachname",
    phone: "Telefon",
    book: "Termin vereinbaren",
    taken: /Diese Zeit ist gerade vergeben worden/,
    booked: /Der Termin ist vereinbart/,
  },
};

describeJourney("on a phone", ({ language }) => {
  const texts = words[language.name];
  // The browser logs the refused form.
  test.use({ javaScriptEnabled: false, viewport: phone, expectsErrors: true });

  test("without JavaScript the footer's form asks for the newsletter, and a refusal keeps what was typed", async ({
    page,
  }) => {
    const email = newMailbox();
    await page.goto(`${language.prefix}/faq`);
    const form = page.locator("form[action*='/forms/newsletter']");
    const field = form.getByRole("textbox", { name: texts.email });
    const consent = form.getByRole("checkbox", { name: texts.consent });
    const submit = form.getByRole("button", { name: texts.signUp });
    await field.fill("anna@x");
    await consent.check();
    await submit.click();
    await expect(field).toHaveAccessibleDescription(texts.wrongEmail);
    await expect(field).toHaveValue("anna@x");
    await expect(consent).toBeChecked();
    await expectHealthyPage(page);
    await field.fill(email);
    await submit.click();
    await expect(page.getByText(texts.signedUp)).toBeInViewport();
    await openMail(page, "newsletter-confirmation", email);
  });

  test(
    "without JavaScript a visit is booked at a free time, and one that is taken meanwhile is answered with the nearest",
    { tag: "@full" },
    async ({ page }) => {
      const email = newMailbox();
      await page.goto(texts.salon);
      const form = page.getByRole("region", { name: texts.book });
      await form.locator("noscript").getByRole("combobox", { name: texts.reason }).selectOption(texts.chosen);
      await form.getByRole("button", { name: texts.times }).click();
      const plain = form.locator("form[action*='/forms/visit']");
      const slot = plain.getByRole("combobox", { name: texts.slot });
      await slot.selectOption({ index: 6 });
      const [day, time] = (await slot.inputValue()).split(" ");
      await plain.getByRole("textbox", { name: texts.name }).fill("Anna Nowak");
      await plain.getByRole("textbox", { name: texts.email }).fill(email);
      await plain.getByRole("textbox", { name: texts.phone }).fill(language.address.phone);
      const other = { key: crypto.randomUUID(), code: texts.salon.split("/").at(-1), reason: "adjustment", day, time };
      const visitor = { name: "Ala Nowak", email: newMailbox(), phone: language.address.phone };
      const answer = await page.request.post(`/api/salon/appointment?storeCode=${texts.storeCode}`, {
        data: { ...other, ...visitor },
      });
      expect(answer.status()).toBe(200);
      await plain.getByRole("button", { name: texts.book }).click();
      await expect(plain.getByText(texts.taken)).toBeInViewport();
      await expect(plain.getByRole("listitem")).toHaveCount(3);
      await expect(plain.getByRole("textbox", { name: texts.email })).toHaveValue(email);
      await expectHealthyPage(page);
      await slot.selectOption({ index: 1 });
      await plain.getByRole("button", { name: texts.book }).click();
      await expect(form.getByText(texts.booked)).toBeInViewport();
      await openMail(page, "appointment-booked", email);
    },
  );
});
