import { describeJourney } from "./journey.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { addToCart, microcart, visit, waitForWholeHydration } from "./shopper.ts";

/** Wraps every text of the page as browsers do that translate it: the text moves into new elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, svg, noscript, select, output, [aria-live]"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(document.createTextNode(text.data));
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** The words of the page, without announcements, and without spaces, which wrapping may change. */
const wordsOf = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!currentNode.parentElement?.closest("script, style, noscript, output, [aria-live]"))
        words.push(currentNode.textContent?.replaceAll(/\s+/g, "") ?? "");
    }
    return words.filter(Boolean);
  });

/** Translates the open page, does something on it, and expects the words that the page has when it is opened now. */
async function expectTrueWords(page: Page, act: () => Promise<void>): Promise<void> {
  await waitForWholeHydration(page);
  await translate(page);
  await act();
  const opened = await page.context().newPage();
  await opened.goto(page.url());
  // What is shown may depend on what is in view.
  await opened.evaluate((top) => scrollTo({ top, behavior: "instant" }), await page.evaluate(() => scrollY));
  await expect(async () => expect(await wordsOf(page)).toEqual(await wordsOf(opened))).toPass({ timeout: 20_000 });
  await opened.close();
}

describeJourney("on a phone", ({ language, isPhone, press }) => {
  const { prefix } = language;

  test("a translated product page follows the choice of a colour", async ({ page }) => {
    await visit(page, `${language.nela}/HL-NELA-HAVANA-48`, language);
    await expectTrueWords(page, async () => {
      await press(
        page
          .locator("fieldset", { hasText: /^(Kolor|Farbe)/ })
          .getByRole("listitem")
          .nth(1),
      );
      await expect(page).not.toHaveURL(/HAVANA/);
    });
    await expect(page).toHaveTitle(/^Nela, (?!Szylkret|Havanna).+, .+ – /);
  });

  test("the count of a translated list follows its filters", async ({ page }) => {
    await visit(page, language.frames.path, language);
    await expectTrueWords(page, async () => {
      const filters = page.getByRole("button", { name: /^Filt(ry|er)/ });
      if (isPhone) await press(filters);
      await press(page.getByRole("checkbox", { name: /^Panto/ }));
      await expect(page).toHaveURL(/\?shape=panto$/);
      if (isPhone) await press(page.getByRole("dialog").getByRole("button", { name: /^Pokaż \d+ produkt|anzeigen$/ }));
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Bruno" })).toHaveCount(0);
    });
  });

  test("a translated cart follows its quantities", { tag: "@full" }, async ({ page }) => {
    await visit(page, `${prefix}/p/MR-BRUNO/x/MR-BRUNO-BLACK-53`, language);
    await addToCart(page, language);
    await expect(microcart(page, language)).toBeVisible();
    await visit(page, `${prefix}/cart`, language);
    await expectTrueWords(page, async () => {
      await press(page.getByRole("main").getByRole("button", { name: /^(Zwiększ liczbę sztuk|Anzahl erhöhen)/ }));
      await expect(page.getByRole("main").getByRole("spinbutton")).toHaveValue("2");
    });
  });
});
