import { readFile } from "node:fs/promises";
import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { newMailbox, sendOfflineFirst, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    title: "Wypowiedzenie umowy",
    contract: "Umowa",
    name: "Imię i nazwisko",
    extraordinary: "Nadzwyczajne",
    reason: "Powód wypowiedzenia",
    confirm: "Wypowiedz teraz",
    missing: "Wpisz, którą umowę wypowiadasz.",
    missingReason: "Wpisz powód.",
    offline: /^Nie masz połączenia\. Oświadczenie nie zostało wysłane/,
    received: /^Wypowiedzenie przyjęte .* numer K-\d+/,
    save: "Zapisz wypowiedzenie",
  },
  German: {
    title: "Verträge kündigen",
    contract: "Vertrag",
    name: "Vor- und Nachname",
    extraordinary: "Außerordentlich",
    reason: "Grund der Kündigung",
    confirm: "Jetzt kündigen",
    missing: "Bitte geben Sie an, welchen Vertrag Sie kündigen.",
    missingReason: "Bitte nennen Sie den Grund.",
    offline: /^Sie sind offline\. Die Erklärung wurde nicht gesendet/,
    received: /^Ihre Kündigung ist am .* eingegangen, Nummer K-\d+/,
    save: "Kündigung speichern",
  },
} as const;

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("a contract is ended without a login, after mistakes and a lost connection, and the statement is saved", async ({
    page,
  }) => {
    if (language.name === "German") {
      await visit(page, `${language.prefix}/cart`, language);
      await press(page.getByRole("contentinfo").getByRole("link", { name: "Verträge hier kündigen" }));
    } else await visit(page, "/termination", language);
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    const main = page.getByRole("main");
    const contract = main.getByLabel(texts.contract, { exact: true });
    const confirm = main.getByRole("button", { name: texts.confirm });
    await waitForHydrationOf(contract);
    await press(confirm);
    await expect(contract).toBeFocused();
    await expect(main.getByText(texts.missing)).toBeVisible();
    await expectHealthyPage(page);
    await contract.fill("000000001");
    await main.getByLabel(texts.name, { exact: true }).fill("Anna Nowak");
    await main.getByRole("textbox", { name: language.labels.email }).fill(newMailbox());
    await press(main.getByText(texts.extraordinary, { exact: true }));
    await press(confirm);
    await expect(main.getByText(texts.missingReason)).toBeVisible();
    await main.getByLabel(texts.reason).fill("Die Linsen kamen nie an.");
    await sendOfflineFirst(page, () => press(confirm), main.getByText(texts.offline));
    await expect(main.getByText(texts.received)).toBeVisible();
    await expectHealthyPage(page);
    const downloading = page.waitForEvent("download");
    await press(main.getByRole("button", { name: texts.save }));
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^K-\d+\.txt$/);
    const saved = await readFile(await download.path(), "utf8");
    for (const said of ["000000001", "Anna Nowak", "Die Linsen kamen nie an.", "2026"]) expect(saved).toContain(said);
  });
});
