import { operator } from "../support/operator.ts";
import { customerPassword, register } from "./customer.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { orderByCall } from "./orderByCall.ts";
import { newMailbox, sendOfflineFirst, visit } from "./shopper.ts";

const words = {
  Polish: {
    account: "Moje konto",
    reviews: "Opinie",
    nothing: "Nie ma tu jeszcze opinii",
    write: "Napisz opinię",
    rate: "Oceń Molo",
    logIn: "Zaloguj się",
    password: "Hasło",
    notBought: /^Na Twoim koncie nie ma zamówienia/,
    stars: "Ocena 4 na 5",
    title: "Tytuł",
    titleMissing: "Wpisz tytuł.",
    detail: "Twoja opinia",
    nickname: "Podpis",
    send: "Wyślij opinię",
    offline: /^Jesteś offline\./,
    sent: /^Dziękujemy\. Opinia pojawi się w sklepie/,
    waits: /czeka, aż ją przeczytamy/,
    shown: /widoczna w sklepie/,
    bought: /potwierdzony zakup/,
    already: /^Masz już opinię/,
    change: "Zmień opinię o produkcie Molo",
    changed: /^Opinia została zmieniona/,
    withdraw: "Wycofaj opinię o produkcie Molo",
    keep: "Zostaw",
    withdrawYes: "Tak, wycofaj",
    withdrawn: /^Opinia została wycofana/,
  },
  German: {
    account: "Mein Konto",
    reviews: "Bewertungen",
    nothing: "Hier gibt es noch keine Bewertungen",
    write: "Bewertung schreiben",
    rate: "Molo bewerten",
    logIn: "Anmelden",
    password: "Passwort",
    notBought: /^In Ihrem Konto ist keine Bestellung/,
    stars: "4 von 5",
    title: "Titel",
    titleMissing: "Geben Sie einen Titel ein.",
    detail: "Ihr Text",
    nickname: "Anzeigename",
    send: "Bewertung senden",
    offline: /^Sie sind offline\./,
    sent: /^Vielen Dank\. Die Bewertung erscheint im Shop/,
    waits: /wird von uns noch gelesen/,
    shown: /im Shop zu sehen/,
    bought: /bestätigter Kauf/,
    already: /^Sie haben dieses Produkt schon bewertet/,
    change: "Bewertung von Molo ändern",
    changed: /^Ihre Bewertung ist geändert/,
    withdraw: "Bewertung von Molo zurückziehen",
    keep: "Behalten",
    withdrawYes: "Ja, zurückziehen",
    withdrawn: /^Ihre Bewertung ist zurückgezogen/,
  },
};

describeJourney(null, ({ language, press }) => {
  const { prefix, labels } = language;
  const texts = words[language.name];
  test.use({ expectsErrors: "refusals" });

  test("a product is reviewed by who has bought it, and the review is shown once it is approved", async ({
    page,
    context,
    shop,
  }) => {
    const email = newMailbox();
    await register(page, language, email);
    const number = await orderByCall(page, language, email, { sku: "BZ-MOLO-BLACK-53", qty: 1 });
    await context.clearCookies({ name: /^__Host-dioptra-(token|refresh)$/ });

    // A guest logs in over the product's page, whose order has not been sent yet.
    const main = page.getByRole("main");
    const panel = page.getByRole("dialog");
    await visit(page, `${prefix}/p/BZ-MOLO/x`, language);
    await press(main.getByRole("button", { name: texts.write }));
    await press(main.getByRole("link", { name: texts.logIn }));
    await panel.getByLabel(labels.email, { exact: true }).fill(email);
    await panel.getByLabel(texts.password, { exact: true }).fill(customerPassword);
    await press(panel.getByRole("button", { name: texts.logIn, exact: true }));
    await expect(main.getByText(texts.notBought)).toBeVisible();
    await visit(page, `${prefix}/my-account/reviews`, language);
    await expect(main.getByText(texts.nothing)).toBeVisible();

    await operator(shop, "status", number, "paid");
    await operator(shop, "status", number, "in_production");
    await operator(shop, "status", number, "shipped");
    await page.reload();
    await press(main.getByRole("button", { name: texts.rate }));
    const send = main.getByRole("button", { name: texts.send });
    await main.getByRole("radio", { name: texts.stars }).check({ force: true });
    await press(send);
    await expect(main.getByLabel(texts.title, { exact: true })).toBeFocused();
    await expect(main.getByText(texts.titleMissing)).toBeVisible();
    await expectHealthyPage(page);
    const title = `Leicht ${number}`;
    await main.getByLabel(texts.title, { exact: true }).fill(title);
    await main.getByLabel(texts.detail, { exact: true }).fill("Drückt nicht.");
    await main.getByLabel(texts.nickname, { exact: true }).fill("Anna aus Łódź");
    await sendOfflineFirst(page, () => press(send), main.getByText(texts.offline));
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.sent)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: texts.reviews })).toBeFocused();
    const own = main.getByRole("article").filter({ hasText: title });
    await expect(own).toContainText(texts.waits);
    await expectHealthyPage(page);

    const pending: readonly { readonly id: number; readonly title: string }[] = JSON.parse(
      await operator(shop, "reviews"),
    );
    await operator(shop, "approve", String(pending.find((each) => each.title === title)?.id));
    await page.reload();
    await expect(own).toContainText(texts.shown);
    await press(own.getByRole("link", { name: "Molo" }));
    const shown = main.getByRole("article").filter({ hasText: title });
    await expect(shown).toContainText(texts.bought);
    await press(main.getByRole("button", { name: texts.write }));
    await expect(main.getByText(texts.already)).toBeVisible();

    // A changed review waits again; offline nothing that was typed is lost.
    await visit(page, `${prefix}/my-account/reviews`, language);
    await press(own.getByRole("button", { name: texts.change }));
    await expect(main.getByLabel(texts.title, { exact: true })).toHaveValue(title);
    await main.getByLabel(texts.detail, { exact: true }).fill("Drückt doch.");
    await sendOfflineFirst(page, () => press(send), main.getByText(texts.offline));
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.changed)).toBeVisible();
    await expect(own).toContainText("Drückt doch.");
    await expect(own).toContainText(texts.waits);
    await visit(page, `${prefix}/p/BZ-MOLO/x`, language);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(shown).toHaveCount(0);

    await visit(page, `${prefix}/my-account/reviews`, language);
    const withdraw = own.getByRole("button", { name: texts.withdraw });
    await press(withdraw);
    await expect(main.getByRole("button", { name: texts.keep })).toBeFocused();
    await expectHealthyPage(page);
    await press(main.getByRole("button", { name: texts.keep }));
    await expect(withdraw).toBeFocused();
    await press(withdraw);
    await press(main.getByRole("button", { name: texts.withdrawYes }));
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.withdrawn)).toBeVisible();
    await expect(own).toHaveCount(0);
    await expect(main.getByRole("button", { name: texts.rate })).toBeVisible();
  });
});
