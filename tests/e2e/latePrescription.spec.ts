import { Buffer } from "node:buffer";
import { addGlassesForLater } from "./configurator.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { completeCheckoutSteps, newMailbox, placeOrder } from "./shopper.ts";

const words = {
  Polish: {
    arrives: /dni roboczych od sprawdzenia recepty przez optyka$/,
    waits: "Czekamy jeszcze na receptę",
    field: "Zdjęcie albo PDF recepty do okularów Nela",
    fromMail: "Wyślij receptę",
    replace: "Wyślij inny plik",
    sent: /^Mamy receptę do okularów Nela/,
    checked: /Optyk sprawdzi receptę, a potem wykonamy szkła/,
  },
  German: {
    arrives: /Werktage, nachdem unser Optiker Ihr Rezept geprüft hat$/,
    waits: "Ihr Rezept fehlt uns noch",
    field: "Foto oder PDF des Rezepts für Nela",
    fromMail: "Rezept senden",
    replace: "Andere Datei senden",
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
    await addGlassesForLater(page, { language, press });
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
    await press(stranger.getByRole("button", { name: texts.replace }));
    await expect(stranger.getByLabel(texts.field)).toBeFocused();
    await stranger.getByLabel(texts.field).setInputFiles({ ...scan, name: "recepta-2.pdf" });
    await expect(sent).toBeVisible();
    await expect(sent.locator("xpath=ancestor::output")).toBeFocused();
    await stranger.close();

    await page.goto(order);
    await expect(page.getByText(texts.checked)).toBeVisible();
    await expect(waits).toHaveCount(0);
  });
});
