import { openPrescriptionStep } from "./configurator.ts";
import { customerPassword, register } from "./customer.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { addToCart, newMailbox, openFrame, visit, waitForHydrationOf } from "./shopper.ts";

// What a customer sees while the platform does not answer, and how it goes on.

const words = {
  Polish: {
    again: "Spróbuj ponownie",
    orders: "Nie udało się wczytać zamówień. Spróbuj jeszcze raz.",
    prescriptions: "Nie udało się wczytać recept.",
    noPrescriptions: "Nie ma jeszcze zapisanych recept",
    reviews: "Nie udało się wczytać opinii.",
    noReviews: "Nie ma tu jeszcze opinii",
    account: "Nie udało się wczytać Twojego konta.",
    password: "Hasło",
    logIn: "Zaloguj się",
    checkout: /^Nie udało się wczytać danych Twojego konta\./,
    ordering: (email: string) => `Zamawiasz z konta ${email}`,
    load: "Wczytaj zapisaną",
    saved: "Zapisane recepty",
    none: "Nie ma już zapisanych recept.",
  },
  German: {
    again: "Erneut versuchen",
    orders: "Die Bestellungen konnten nicht geladen werden. Versuchen Sie es noch einmal.",
    prescriptions: "Ihre Brillenwerte konnten nicht geladen werden.",
    noPrescriptions: "Noch keine Brillenwerte gespeichert",
    reviews: "Die Bewertungen konnten nicht geladen werden.",
    noReviews: "Hier gibt es noch keine Bewertungen",
    account: "Ihr Konto konnte nicht geladen werden.",
    password: "Passwort",
    logIn: "Anmelden",
    checkout: /^Die Daten Ihres Kundenkontos konnten nicht geladen werden\./,
    ordering: (email: string) => `Sie bestellen mit Ihrem Kundenkonto ${email}`,
    load: "Gespeicherte laden",
    saved: "Gespeicherte Brillenwerte",
    none: "Es sind keine Werte mehr gespeichert.",
  },
};

/** Answers a call with 500 until the returned function is called. */
async function fail(page: Page, path: string): Promise<() => void> {
  let isDown = true;
  await page.route(
    (url) => url.pathname === path,
    (route) => (isDown ? route.fulfill({ status: 500, json: { code: 500, result: "Not now." } }) : route.fallback()),
  );
  return () => void (isDown = false);
}

describeJourney(null, ({ language, press }) => {
  const { prefix, labels } = language;
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("what of the account cannot be loaded says so, and is loaded when asked again", async ({ page }) => {
    await register(page, language, newMailbox());
    for (const [path, call, problem, empty] of [
      ["orders", "/api/user/order-history", texts.orders, null],
      ["prescriptions", "/api/user/prescriptions", texts.prescriptions, texts.noPrescriptions],
      ["reviews", "/api/user/reviews", texts.reviews, texts.noReviews],
    ] as const) {
      const mend = await fail(page, call);
      await visit(page, `${prefix}/my-account/${path}`, language);
      const main = page.getByRole("main");
      await expect(main.getByText(problem)).toBeVisible();
      mend();
      await press(main.getByRole("button", { name: texts.again }));
      await expect(main.getByText(problem)).toBeHidden();
      if (empty !== null) await expect(main.getByText(empty)).toBeVisible();
    }
  });

  test("a login whose account cannot be loaded says so, in the checkout too", async ({ page }) => {
    const email = newMailbox();
    await register(page, language, email);
    await page.context().clearCookies();
    await openFrame(page, language);
    await addToCart(page, language);
    const mend = await fail(page, "/api/user/me");
    await page.goto(`${prefix}/login`);
    const main = page.getByRole("main");
    await waitForHydrationOf(main.getByLabel(labels.email));
    await main.getByLabel(labels.email).fill(email);
    await main.getByLabel(texts.password, { exact: true }).fill(customerPassword);
    await press(main.getByRole("button", { name: texts.logIn }));
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.account)).toBeVisible();
    await expect(main.getByLabel(labels.email)).toHaveValue(email);

    await page.goto(`${prefix}/checkout`);
    await waitForHydrationOf(page.getByLabel(labels.firstName, { exact: true }));
    const line = main.getByRole("paragraph").filter({ hasText: texts.checkout });
    await expect(line).toBeVisible();
    mend();
    await press(line.getByRole("button"));
    await expect(main.getByText(texts.ordering(email))).toBeVisible();
  });

  test("the configurator says that kept prescriptions could not be loaded", async ({ page }) => {
    await register(page, language, newMailbox());
    const mend = await fail(page, "/api/user/prescriptions");
    await openPrescriptionStep(page, { language, press });
    await press(page.getByRole("button", { name: texts.load }));
    const dialog = page.getByRole("dialog", { name: texts.saved });
    await expect(dialog.getByText(texts.prescriptions)).toBeVisible();
    mend();
    await press(dialog.getByRole("button", { name: texts.again }));
    await expect(dialog.getByText(texts.none)).toBeVisible();
  });
});
