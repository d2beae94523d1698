import { readFile } from "node:fs/promises";
import { customerPassword, register } from "./customer.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { newMailbox, visit } from "./shopper.ts";

const words = {
  Polish: {
    card: /^Kod kreskowy karty \d+$/,
    show: "Pokaż przy kasie",
    close: "Zamknij",
    download: "Pobierz dane",
    file: "dioptra-moje-dane.json",
    delete: "Usuń konto",
    password: "Hasło, żeby potwierdzić",
    yes: "Usuń konto na zawsze",
    missing: "Brakuje hasła. Wpisz je.",
    wrong: /^To nie jest Twoje obecne hasło/,
    offline: /^Uwaga: Jesteś offline|Jesteś offline\. Spróbuj/,
    deleted: /^Twoje konto jest usunięte/,
    required: "Zaloguj się, aby zobaczyć tę stronę",
  },
  German: {
    card: /^Strichcode der Karte \d+$/,
    show: "An der Kasse zeigen",
    close: "Schließen",
    download: "Daten herunterladen",
    file: "dioptra-meine-daten.json",
    delete: "Konto löschen",
    password: "Passwort zur Bestätigung",
    yes: "Konto endgültig löschen",
    missing: "Das Passwort fehlt. Geben Sie es ein.",
    wrong: /^Das ist nicht Ihr aktuelles Passwort/,
    offline: /Sie sind offline\. Versuchen/,
    deleted: /^Ihr Konto ist gelöscht/,
    required: "Bitte melden Sie sich an, um diese Seite zu sehen",
  },
};

describeJourney(null, ({ language, press }) => {
  const { prefix } = language;
  const texts = words[language.name];
  test.use({ expectsErrors: "refusals" });

  test("the card is shown, the data are saved as a file, and the account is deleted", async ({ page, context }) => {
    const email = newMailbox();
    await register(page, language, email);
    await visit(page, `${prefix}/p/HL-NELA/x`, language);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain("HL-NELA");
    await visit(page, `${prefix}/my-account`, language);
    const main = page.getByRole("main");
    await expect(main.getByRole("img", { name: texts.card })).toBeVisible();
    await expectHealthyPage(page);
    await press(main.getByRole("button", { name: texts.show }));
    await expect(page.getByRole("dialog").getByRole("img", { name: texts.card })).toBeVisible();
    await press(page.getByRole("dialog").getByRole("button", { name: texts.close }));

    const download = page.waitForEvent("download");
    await press(main.getByRole("button", { name: texts.download }));
    const file = await download;
    expect(file.suggestedFilename()).toBe(texts.file);
    expect(await readFile(await file.path(), "utf8")).toContain(email);

    await press(main.getByRole("button", { name: texts.delete, exact: true }));
    const password = main.getByLabel(texts.password, { exact: true });
    const yes = main.getByRole("button", { name: texts.yes });
    await expect(password).toBeFocused();
    await press(yes);
    await expect(password).toHaveAccessibleDescription(texts.missing);
    await password.fill("not this one");
    await press(yes);
    await expect(password).toHaveAccessibleDescription(texts.wrong);
    await expect(password).toBeFocused();
    await expectHealthyPage(page);
    await password.fill(customerPassword);
    await context.setOffline(true);
    await press(yes);
    await expect(main.getByText(texts.offline)).toBeVisible();
    await expect(password).toHaveValue(customerPassword);
    await context.setOffline(false);
    await press(yes);
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.deleted)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(prefix === "" ? "/" : prefix);
    expect(await stored()).not.toContain("HL-NELA");
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("__Host-dioptra-token");

    await page.goto(`${prefix}/my-account`);
    await expect(page.getByRole("heading", { level: 1, name: texts.required })).toBeVisible();
    const login = await page.request.post("/api/user/login", {
      data: { username: email, password: customerPassword },
    });
    expect(login.status()).toBe(401);
  });
});
