import { register } from "./customer.ts";
import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { keyboardOf } from "./keyboard.ts";
import type { Language } from "./language.ts";
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
    keep: "Zostaw",
    removedNow: /Usunięto receptę: Jan$/,
    loaded: "Wczytano receptę: Zosia",
    removeJan: "Usuń: Jan",
    deleteJan: "Usuń receptę: Jan",
    deletedJan: "Usunięto receptę: Jan",
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
    keep: "Behalten",
    removedNow: /Werte gelöscht: Jan$/,
    loaded: "Werte geladen: Zosia",
    removeJan: "Löschen: Jan",
    deleteJan: "Werte löschen: Jan",
    deletedJan: "Werte gelöscht: Jan",
  },
};

/** Keeps a prescription in the account of the customer who is logged in. */
async function keepPrescription(page: Page, { prefix }: Language, name: string): Promise<void> {
  const values = {
    R_SPH: "-1.25",
    R_CYL: "",
    R_AX: "",
    R_ADD: "",
    L_SPH: "-1.50",
    L_CYL: "",
    L_AX: "",
    L_ADD: "",
    PD: "62",
  };
  const options = Object.entries(values).map(([option_id, option_value]) => ({ option_id, option_value }));
  const status = await page.evaluate(
    async ([store, prescription]) => {
      const answer = await fetch(`/api/user/prescriptions?storeCode=${store}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ prescription }),
      });
      return answer.status;
    },
    [prefix === "" ? "pl" : "de", { name, options, consent_version: "2026-11" }] as const,
  );
  expect(status).toBe(200);
}

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

describeJourney(null, ({ language }) => {
  const { prefix } = language;
  const texts = words[language.name];

  test("saved prescriptions are deleted in the account by keyboard alone", async ({ page }) => {
    const { press, tabTo, follow } = keyboardOf(page);
    await register(page, language, newMailbox());
    await visit(page, `${prefix}/my-account`, language);
    for (const name of ["Zosia", "Jan"]) await keepPrescription(page, language, name);
    await visit(page, `${prefix}/my-account/prescriptions`, language);
    const main = page.getByRole("main");
    const notices = page.getByRole("region", { name: language.notices });
    const title = main.getByRole("heading", { level: 1, name: texts.title });
    const ofJan = main.getByRole("button", { name: texts.deleteJan });
    await expect(ofJan).toBeVisible();
    await follow(ofJan);
    await expect(main.getByRole("button", { name: texts.keep })).toBeFocused();
    await press("Escape");
    await expect(ofJan).toBeFocused();
    await press("Enter");
    await tabTo(main.getByRole("group").getByRole("button", { name: texts.yes, exact: true }), "Shift+Tab");
    await press("Enter");
    await expect(ofJan).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect(notices.getByText(texts.deletedJan)).toBeVisible();

    await follow(main.getByRole("button", { name: texts.delete }));
    await tabTo(main.getByRole("group").getByRole("button", { name: texts.yes, exact: true }), "Shift+Tab");
    await press("Enter");
    await expect(main.getByText(texts.none)).toBeVisible();
    await expect(title).toBeFocused();
    await expect(notices.getByText(texts.deleted)).toBeVisible();
  });

  test(
    "a saved prescription is chosen and deleted in its dialog by keyboard alone",
    { tag: "@full" },
    async ({ page }) => {
      const { press, tabTo, follow } = keyboardOf(page);
      await register(page, language, newMailbox());
      await openFrame(page, language);
      for (const name of ["Zosia", "Jan"]) await keepPrescription(page, language, name);
      await follow(page.getByRole("link", { name: texts.choose }));
      const distance = page.getByRole("radio", { name: texts.distance }).first();
      await waitForHydrationOf(distance);
      await distance.focus();
      await press("Space");
      await follow(page.getByRole("button", { name: texts.onward }));
      const load = page.getByRole("button", { name: texts.load });
      const dialog = page.getByRole("dialog");
      await expect(load).toBeVisible();
      await follow(load);
      await expect(dialog).toBeVisible();
      await tabTo(dialog.getByRole("button", { name: texts.removeJan }));
      await press("Enter");
      // Another Enter must not delete the next one.
      await expect(dialog.getByRole("status").filter({ hasText: texts.removedNow })).toBeFocused();
      await follow(dialog.getByRole("button", { name: texts.use }));
      await expect(load).toBeFocused();
      await expect(page.getByText(texts.loaded)).toBeAttached();
      await expect(page.getByLabel(texts.cell("right", texts.sphere), { exact: true }).first()).toHaveValue(
        /^[-−]1,25$/,
      );
      await press("Enter");
      await expect(dialog).toBeVisible();
      await tabTo(dialog.getByRole("button", { name: texts.remove }));
      await press("Enter");
      await expect(dialog.getByRole("status")).toBeFocused();
      await press("Escape");
      await expect(dialog).toBeHidden();
      await expect(load).toBeFocused();

      await page.getByRole("checkbox", { name: texts.consent }).focus();
      await press("Space");
      const name = page.getByRole("textbox", { name: texts.name });
      // The bar with the way on does not cover what has the focus.
      await tabTo(page.locator("input[type=date]"));
      await name.focus();
      await follow(page.getByRole("button", { name: texts.save }));
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(texts.missing);
      await page.keyboard.type("Ola");
      await press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "Ola" })).toBeVisible();
      await expect(name).toBeFocused();
    },
  );
});
