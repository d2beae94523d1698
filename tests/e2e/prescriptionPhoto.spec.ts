import { Buffer } from "node:buffer";
import { describeJourney } from "./journey.ts";
import { chooseLenses, configuratorWords, leaveStep, openPrescriptionStep } from "./configurator.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { completeCheckoutSteps } from "./shopper.ts";

const words = {
  Polish: {
    photo: "Zdjęcie",
    field: "Zdjęcie albo PDF recepty",
    waits: "Wyślemy zdjęcie, gdy zaznaczysz zgodę powyżej.",
    missing: /^Dodaj zdjęcie recepty i poczekaj/,
    wrongType: /^To nie jest zdjęcie ani PDF/,
    offline: /^Nie masz połączenia\. Zdjęcie czeka/,
    sent: (name: string) => `Zdjęcie recepty: przesłane (${name})`,
    sentInCart: /Zdjęcie recepty: przesłane\./,
    remove: "Usuń zdjęcie",
    cart: "Koszyk",
  },
  German: {
    photo: "Foto",
    field: "Foto oder PDF des Rezepts",
    waits: "Wir senden das Foto, sobald Sie oben eingewilligt haben.",
    missing: /^Fügen Sie ein Foto des Rezepts hinzu/,
    wrongType: /^Das ist weder ein Foto noch ein PDF/,
    offline: /^Sie sind offline\. Das Foto wartet/,
    sent: (name: string) => `Foto des Rezepts: gesendet (${name})`,
    sentInCart: /Foto des Rezepts: gesendet\./,
    remove: "Foto löschen",
    cart: "Warenkorb",
  },
};

const jpeg = (name: string, content: Buffer) => ({ name, mimeType: "image/jpeg", buffer: content });
const scan = {
  name: "recepta.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${"x".repeat(400_000)}\n%%EOF\n`),
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("a photo of the prescription is sent instead of its values", async ({ page, context }) => {
    test.slow();
    const shopper = { language, press };
    const { consent, thin, add } = configuratorWords[language.name];
    await openPrescriptionStep(page, shopper);
    await page.getByRole("radio", { name: texts.photo, exact: true }).check({ force: true });
    const field = page.getByLabel(texts.field);

    await field.setInputFiles(jpeg("recepta.jpg", Buffer.from("no picture at all")));
    await expect(page.getByText(texts.wrongType)).toBeVisible();
    await leaveStep(page, 1, shopper);
    await expect(page.getByRole("checkbox", { name: consent })).toBeFocused();
    await field.setInputFiles(jpeg("recepta.jpg", await page.screenshot({ type: "jpeg" })));
    await expect(page.getByText(texts.waits)).toBeVisible();
    await expectHealthyPage(page);

    await context.setOffline(true);
    await page.getByRole("checkbox", { name: consent }).check({ force: true });
    await expect(page.getByText(texts.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(texts.sent("recepta.jpg"))).toBeVisible();
    await press(page.getByRole("button", { name: texts.remove }));
    await leaveStep(page, 1, shopper);
    await expect(page.getByText(texts.missing)).toBeVisible();
    await expect(field).toBeFocused();
    await field.setInputFiles(scan);
    await expect(page.getByText(texts.sent("recepta.pdf"))).toBeVisible();
    await expectHealthyPage(page);
    await page.reload();
    await expect(page.getByText(texts.sent("recepta.pdf"))).toBeVisible();

    await leaveStep(page, 1, shopper);
    await chooseLenses(page, thin);
    await leaveStep(page, 2, shopper);
    await expect(page.getByText(texts.sent("recepta.pdf"))).toBeVisible();
    await press(page.getByRole("button", { name: add }));
    await expect(page.getByRole("heading", { level: 1, name: texts.cart })).toBeVisible();
    await expect(page.getByRole("main").getByText(texts.sentInCart)).toBeVisible();
    await press(page.getByRole("main").getByRole("link", { name: language.toCheckout }));
    await completeCheckoutSteps(page, language);
    await expect(page.getByRole("main").getByText(texts.sentInCart)).toBeVisible();
  });
});
