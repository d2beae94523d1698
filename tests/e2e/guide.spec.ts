import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { visit } from "./shopper.ts";

const words = {
  Polish: {
    page: "/p/DI-PORADNIK-PD/poradnik-rozstaw-zrenic",
    open: /^Otwórz poradnik \(PDF, 1 strona, \d+ KB\)$/,
    save: "Zapisz na swoim urządzeniu",
    file: "Dioptra-rozstaw-zrenic.pdf",
    address: "/media/guides/pupillary-distance-pl.pdf",
  },
  German: {
    page: "/de/p/DI-PORADNIK-PD/ratgeber-pupillendistanz",
    open: /^Ratgeber öffnen \(PDF, 1 Seite, \d+ KB\)$/,
    save: "Auf dem Gerät speichern",
    file: "Dioptra-Pupillendistanz.pdf",
    address: "/media/guides/pupillary-distance-de.pdf",
  },
} as const;

describeJourney(null, ({ language, press }) => {
  const texts = words[language.name];

  test("the guide is saved under a name in its language", async ({ page }) => {
    await visit(page, texts.page, language);
    await expectHealthyPage(page);
    const download = page.waitForEvent("download");
    await press(page.getByRole("link", { name: texts.save }));
    expect((await download).suggestedFilename()).toBe(texts.file);
  });

  test("the guide is opened as a file, not as a page of the shop", { tag: "@full" }, async ({ page }) => {
    // Browsers differ in whether they show a PDF or save it.
    await page.route(`**${texts.address}`, (route) => route.fulfill({ contentType: "text/plain", body: "A guide" }));
    await visit(page, texts.page, language);
    await press(page.getByRole("link", { name: texts.open }));
    await expect(page).toHaveURL(new RegExp(`${texts.address}$`));
    await expect(page.getByText("A guide")).toBeVisible();
  });
});
