import { register } from "./customer.ts";
import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { newMailbox, openFrame, sendOfflineFirst, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    choose: "Wybierz szkła",
    distance: "Do dali",
    onward: "Dalej: recepta",
    consent: /^Zgadzam się/,
    cell: (eye: "right" | "left", field: string) => `${eye === "right" ? "Prawe" : "Lewe"} oko, ${field}`,
    sphere: "sfera",
    pupils: "Oboje oczu, rozstaw źrenic",
    inAccount: "W koncie",
    name: "Czyja to recepta",
    save: "Zapisz receptę",
    missing: "Podaj imię albo inną nazwę.",
    saved: "Zapisano receptę: Zosia.",
    offline: /^Bez połączenia z internetem możesz zapisać/,
    deleteOffline: "Nie masz połączenia. Recepta zostaje; usuniesz ją, gdy połączenie wróci.",
    remove: "Usuń: Zosia",
    load: "Wczytaj zapisaną",
    use: "Wczytaj: Zosia",
    title: "Recepty",
    delete: "Usuń receptę: Zosia",
    yes: "Usuń",
    none: "Nie ma jeszcze zapisanych recept",
    deleted: "Usunięto receptę: Zosia",
    value: "−2,75",
  },
  German: {
    choose: "Gläser wählen",
    distance: "Für die Ferne",
    onward: "Weiter: Werte",
    consent: /^Ich willige ein/,
    cell: (eye: "right" | "left", field: string) => `${eye === "right" ? "Rechtes" : "Linkes"} Auge, ${field}`,
    sphere: "Sphäre",
    pupils: "Beide Augen, Pupillendistanz",
    inAccount: "Im Konto",
    name: "Wessen Werte sind das?",
    save: "Werte speichern",
    missing: "Bitte geben Sie einen Namen ein.",
    saved: "Werte gespeichert: Zosia.",
    offline: /^Ohne Internetverbindung lassen sich die Werte nur/,
    deleteOffline: "Sie sind offline. Die Werte bleiben; löschen Sie sie, sobald die Verbindung wieder da ist.",
    remove: "Löschen: Zosia",
    load: "Gespeicherte laden",
    use: "Laden: Zosia",
    title: "Brillenwerte",
    delete: "Werte löschen: Zosia",
    yes: "Löschen",
    none: "Noch keine Brillenwerte gespeichert",
    deleted: "Werte gelöscht: Zosia",
    value: "−2,75",
  },
};

describeJourney(null, ({ language, press }) => {
  const { prefix } = language;
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("a prescription is kept in the account, fills in the next form, and is deleted", async ({ page, context }) => {
    const cell = (name: string) =>
      page
        .getByRole("combobox", { name, exact: true })
        .or(page.getByLabel(name, { exact: true }))
        .first();
    const right = cell(texts.cell("right", texts.sphere));

    /** Opens the form of the prescription of other glasses. */
    async function openPrescription(to: Page) {
      await openFrame(to, language);
      await press(to.getByRole("link", { name: texts.choose }));
      const distance = to.getByRole("radio", { name: texts.distance }).first();
      await waitForHydrationOf(distance);
      await distance.check({ force: true });
      await press(to.getByRole("button", { name: texts.onward }));
    }

    await register(page, language, newMailbox());
    await openPrescription(page);
    await page.getByRole("checkbox", { name: texts.consent }).check({ force: true });
    await right.fill("-2,75");
    await cell(texts.cell("left", texts.sphere)).fill("-2,50");
    await cell(texts.pupils).fill("63");
    await page.keyboard.press("Tab");
    const save = page.getByRole("button", { name: texts.save });
    await expect(page.getByRole("radio", { name: texts.inAccount })).toBeChecked();
    await expectHealthyPage(page);
    await press(save);
    await expect(page.getByText(texts.missing)).toBeVisible();
    await page.getByRole("textbox", { name: texts.name }).fill("Zosia");
    await sendOfflineFirst(page, () => press(save), page.getByText(texts.offline));
    await expect(page.getByText(texts.saved)).toBeVisible();

    // Nothing of it is in this browser, as on another device.
    await page.evaluate(() =>
      indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name ?? ""))),
    );
    await openPrescription(page);
    await expect(right).toHaveValue("");
    await press(page.getByRole("button", { name: texts.load }));
    await context.setOffline(true);
    await press(page.getByRole("button", { name: texts.remove }));
    await expect(page.getByRole("dialog").getByText(texts.deleteOffline)).toBeVisible();
    await expectHealthyPage(page);
    await context.setOffline(false);
    await press(page.getByRole("button", { name: texts.use }));
    await expect(right).toHaveValue(/^[-−]2,75$/);

    await visit(page, `${prefix}/my-account/prescriptions`, language);
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByRole("table")).toContainText(texts.value);
    await expectHealthyPage(page);
    const yes = page.getByRole("group").getByRole("button", { name: texts.yes, exact: true });
    await press(page.getByRole("button", { name: texts.delete }));
    await sendOfflineFirst(
      page,
      () => press(yes),
      page.getByRole("region", { name: language.notices }).getByText(texts.deleteOffline),
    );
    await expect(page.getByText(texts.none)).toBeVisible();
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.deleted)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeFocused();
    await expectHealthyPage(page);
  });
});
