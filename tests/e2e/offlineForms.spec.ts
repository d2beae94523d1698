import { expect } from "./fixtures.ts";
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
    sent: "Jeszcze jedno kliknięcie",
  },
  German: {
    logIn: "Anmelden",
    password: "Passwort",
    offline: /^Sie sind offline\. Ihre Eingaben bleiben/,
    wrong: /^E-Mail-Adresse oder Passwort ist falsch/,
    agree: /^Ich bin einverstanden/,
    sent: "Noch ein Klick",
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("the login and the newsletter keep what is typed until the network returns", async ({ page, context }) => {
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
    await expect(band.getByText(texts.offline)).toBeVisible();

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

    await expect(band.getByText(texts.offline)).toBeHidden();
    await expect(subscriber).toHaveValue(address);
    await subscriber.press("Enter");
    await expect(band.getByText(texts.sent)).toBeVisible();
  });
});
