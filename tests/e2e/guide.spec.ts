import { everywhere } from "./everywhere.ts";
import { expect, expectSound, test } from "./fixtures.ts";
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

everywhere(({ language, press }) => {
  const said = words[language.name];

  test("the guide is saved under a name in its language", async ({ page }) => {
    await visit(page, said.page, language);
    await expectSound(page);
    const download = page.waitForEvent("download");
    await press(page.getByRole("link", { name: said.save }));
    expect((await download).suggestedFilename()).toBe(said.file);
  });

  test("the guide is opened as a file, not as a page of the shop", async ({ page }) => {
    // Whether a browser shows a PDF or saves it is its own affair.
    await page.route(`**${said.address}`, (route) => route.fulfill({ contentType: "text/plain", body: "A guide" }));
    await visit(page, said.page, language);
    await press(page.getByRole("link", { name: said.open }));
    await expect(page).toHaveURL(new RegExp(`${said.address}$`));
    await expect(page.getByText("A guide")).toBeVisible();
  });
});
