import { Buffer } from "node:buffer";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { completeCheckoutSteps, newMailbox, openFrame, placeOrder, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    choose: "Wybierz szkła",
    distance: "Do dali",
    steps: ["Dalej: recepta", "Dalej: szkła", "Dalej: podsumowanie"],
    later: "Wyślę później",
    consent: /^Zgadzam się/,
    lenses: /Szkła Cienkie 1,6/,
    add: "Dodaj do koszyka",
    arrives: /dni roboczych od sprawdzenia recepty przez optyka$/,
    waits: "Czekamy jeszcze na receptę",
    field: "Zdjęcie albo PDF recepty do okularów Nela",
    fromMail: "Wyślij receptę",
    sent: /^Mamy receptę do okularów Nela/,
    checked: /Optyk sprawdzi receptę, a potem wykonamy szkła/,
  },
  German: {
    choose: "Gläser wählen",
    distance: "Für die Ferne",
    steps: ["Weiter: Werte", "Weiter: Gläser", "Weiter: Übersicht"],
    later: "Später senden",
    consent: /^Ich willige ein/,
    lenses: /Gläser Dünn 1,6/,
    add: "In den Warenkorb",
    arrives: /Werktage, nachdem unser Optiker Ihr Rezept geprüft hat$/,
    waits: "Ihr Rezept fehlt uns noch",
    field: "Foto oder PDF des Rezepts für Nela",
    fromMail: "Rezept senden",
    sent: /^Das Rezept für Nela ist da/,
    checked: /Unser Optiker prüft Ihr Rezept, dann fertigen wir die Gläser/,
  },
};

const scan = {
  name: "recepta.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${"x".repeat(300_000)}\n%%EOF\n`),
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("glasses are ordered without a prescription, which is sent by the link in the mail", async ({
    page,
    browser,
  }) => {
    test.slow();
    const onward = (step: number) => page.getByRole("button", { name: texts.steps[step] ?? "" });
    await openFrame(page, language);
    await press(page.getByRole("link", { name: texts.choose }));
    const distance = page.getByRole("radio", { name: texts.distance }).first();
    await waitForHydrationOf(distance);
    await distance.check({ force: true });
    await press(onward(0));
    await page.getByRole("radio", { name: texts.later, exact: true }).check({ force: true });
    await page.getByRole("checkbox", { name: texts.consent }).check({ force: true });
    await expect(page.getByText(texts.arrives)).toBeVisible();
    await press(onward(1));
    const lenses = page.getByRole("radio", { name: texts.lenses });
    await lenses.click({ force: true });
    await expect(lenses).toBeChecked();
    await press(onward(2));
    await press(page.getByRole("button", { name: texts.add }));
    await press(page.getByRole("main").getByRole("link", { name: language.toCheckout }));
    const email = newMailbox();
    await completeCheckoutSteps(page, language, email);
    await expect(page.getByText(texts.arrives)).toBeVisible();
    await placeOrder(page, language);
    const waits = page.getByRole("heading", { name: texts.waits });
    await expect(waits).toBeVisible();
    await expect(page.getByText(texts.arrives)).toBeVisible();
    await expectHealthyPage(page);
    const order = page.url();
    await page.reload();
    await expect(waits).toBeVisible();

    await openMail(page, "order-confirmation", email);
    const link = page.frameLocator("iframe").getByRole("link", { name: texts.fromMail });
    const stranger = await browser.newPage();
    await stranger.goto((await link.getAttribute("href")) ?? "");
    await stranger.getByLabel(texts.field).setInputFiles(scan);
    const sent = stranger.getByText(texts.sent);
    await expect(sent).toBeVisible();
    await expect(stranger.getByRole("heading", { name: texts.waits })).toHaveCount(0);
    await stranger.close();

    await page.goto(order);
    await expect(page.getByText(texts.checked)).toBeVisible();
    await expect(waits).toHaveCount(0);
  });
});
