import { options } from "../storefront/platform/support/prescriptions.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { orderByCall } from "./orderByCall.ts";
import { newMailbox, sendOfflineFirst, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    phone: "Telefon z zamówienia",
    token: "Kod zamówienia",
    submit: "Dodaj soczewki do koszyka",
    missing: /^Brakuje numeru telefonu\./,
    refused: /Nieprawidłowy numer telefonu lub kod zamówienia/,
    offline: /offline|połączenia/i,
    lens: /2 opakowania/,
    added: "Soczewki są w koszyku, z tymi samymi wartościami i w dzisiejszej cenie.",
    value: /−2,00/,
    unknown: /^Ten link nie prowadzi do zamówienia/,
    wrongNumber: "600 100 201",
  },
  German: {
    phone: "Telefonnummer der Bestellung",
    token: "Bestellcode",
    submit: "Linsen in den Warenkorb legen",
    missing: /^Die Telefonnummer fehlt\./,
    refused: /Die Telefonnummer oder der Bestellcode ist ungültig/,
    offline: /offline/i,
    lens: /2 Packungen/,
    added: "Die Linsen liegen im Warenkorb, mit denselben Werten und zum heutigen Preis.",
    value: /−2,00/,
    unknown: /^Dieser Link führt zu keiner Bestellung/,
    wrongNumber: "030 1234568",
  },
};

/** Two packs of daily lenses. */
const lenses = {
  sku: "KR-DZIEN-30",
  qty: 2,
  ...options({ force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right" }),
};

describeJourney("on a desktop", ({ language, press }) => {
  const texts = words[language.name];
  // The browser logs the refusals and the lost connection.
  test.use({ expectsErrors: true });

  test("the lenses of an order are ordered again with the link in its mail", async ({ page }) => {
    const email = newMailbox();
    await orderByCall(page, language, email, lenses);
    await openMail(page, "order-confirmation", email);
    const href = await page
      .frameLocator("iframe")
      .getByRole("link", { name: language.name === "Polish" ? /te soczewki/ : /Diese Linsen/ })
      .getAttribute("href");
    await page.goto(new URL(href ?? "").pathname);
    await expect(page.getByText(texts.lens)).toBeVisible();
    const phone = page.getByRole("textbox", { name: texts.phone });
    await waitForHydrationOf(phone);
    const submit = page.getByRole("button", { name: texts.submit });
    await press(submit);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(texts.missing);
    await expectHealthyPage(page);

    await phone.fill(texts.wrongNumber);
    await press(submit);
    await expect(page.getByRole("alert").filter({ hasText: texts.refused })).toBeVisible();
    await expect(phone).toHaveValue(texts.wrongNumber);

    await phone.fill(language.address.phone);
    await sendOfflineFirst(page, () => press(submit), page.getByRole("alert").filter({ hasText: texts.offline }));
    await expect(page.getByRole("heading", { level: 1, name: /^(Koszyk|Warenkorb)/ })).toBeVisible();
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.added)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(texts.value);
  });

  test("a link that leads to no order says so, and asks for the token", { tag: "@full" }, async ({ page }) => {
    await page.goto(`${language.prefix}/renew-order/unknown`);
    await expect(page.getByText(texts.unknown)).toBeVisible();
    await expect(page.getByRole("textbox", { name: texts.token })).toHaveValue("");
  });
});
