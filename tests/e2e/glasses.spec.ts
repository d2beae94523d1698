import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Locator, test } from "./fixtures.ts";
import { completeCheckoutSteps, openFrame, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    choose: "Wybierz szkła",
    use: "Do czego będą te okulary?",
    distance: "Do dali",
    steps: ["Dalej: recepta", "Dalej: szkła", "Dalej: podsumowanie"],
    consent: /^Zgadzam się/,
    consentMissing: /^Zaznacz zgodę/,
    right: (field: string) => `Prawe oko, ${field}`,
    left: (field: string) => `Lewe oko, ${field}`,
    fields: ["sfera", "cylinder", "oś"],
    distanceField: "Oboje oczu, rozstaw źrenic",
    axisMissing: "Podaj oś cylindra.",
    thin: /Szkła Cienkie 1,6/,
    noReturn: /^Szkła do oprawki Nela .* nie można zwrócić/,
    add: "Dodaj do koszyka",
    cart: "Koszyk",
    price: "578,00 zł",
  },
  German: {
    choose: "Gläser wählen",
    use: "Wofür ist die Brille?",
    distance: "Für die Ferne",
    steps: ["Weiter: Werte", "Weiter: Gläser", "Weiter: Übersicht"],
    consent: /^Ich willige ein/,
    consentMissing: /^Bitte willigen Sie ein/,
    right: (field: string) => `Rechtes Auge, ${field}`,
    left: (field: string) => `Linkes Auge, ${field}`,
    fields: ["Sphäre", "Zylinder", "Achse"],
    distanceField: "Beide Augen, Pupillendistanz",
    axisMissing: "Geben Sie die Achse zum Zylinder an.",
    thin: /Gläser Dünn 1,6/,
    noReturn: /^Die Gläser für Nela .* nicht zurückgeben/,
    add: "In den Warenkorb",
    cart: "Warenkorb",
    price: /\d+,00\s€/,
  },
};

describeJourney("on a desktop", ({ language, isPhone, press: tap }) => {
  const texts = words[language.name];

  test("a person buys glasses with prescription lenses", async ({ page }) => {
    test.slow();
    /** Presses Tab until the target has the focus. Scripts cannot see the focus on the parts of a date field. */
    const reach = async (target: Locator) => {
      for (let tabs = 0; tabs < 120; tabs++) {
        await page.keyboard.press("Tab");
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`Tab never reached ${target}.`);
    };
    const follow = async (target: Locator) => {
      if (isPhone) return tap(target);
      await reach(target);
      await page.keyboard.press("Enter");
    };
    const type = async (target: Locator, text: string) => {
      if (isPhone) return target.fill(text);
      await reach(target);
      await page.keyboard.type(text);
    };
    /** Chooses a radio button. Tab reaches the chosen or the first one of its group, arrow keys the others. */
    const choose = async (target: Locator) => {
      if (isPhone) {
        await target.click({ force: true });
        return expect(target).toBeChecked();
      }
      const group = await target.getAttribute("name");
      await reach(
        page
          .locator(`input[name="${group}"]:checked`)
          .or(page.locator(`input[name="${group}"]`))
          .first(),
      );
      await page.keyboard.press("Space");
      for (let options = 0; options < 8 && !(await target.isChecked()); options++) {
        await page.keyboard.press("ArrowDown");
        await expect(page.locator(`input[name="${group}"]:focus`)).toBeChecked();
      }
      await expect(target).toBeFocused();
    };
    const onward = (step: number) => page.getByRole("button", { name: texts.steps[step] ?? "" });
    const cell = (name: string) =>
      page
        .getByRole("combobox", { name, exact: true })
        .or(page.getByLabel(name, { exact: true }))
        .first();
    const [sphere = "", cylinder = "", axis = ""] = texts.fields;

    await openFrame(page, language);
    await follow(page.getByRole("link", { name: texts.choose }));
    await expect(page.getByRole("heading", { level: 1, name: texts.use })).toBeVisible();
    await expectHealthyPage(page);
    const distance = page.getByRole("radio", { name: texts.distance }).first();
    await waitForHydrationOf(distance);
    await choose(distance);
    await follow(onward(0));

    await expect(page).toHaveURL(/\/lens=\?step=prescription$/);
    await type(cell(texts.right(sphere)), "-2,75");
    await type(cell(texts.right(cylinder)), "-0,50");
    await type(cell(texts.distanceField), "63");
    await type(cell(texts.left(sphere)), "-2,50");
    await type(cell(texts.left(cylinder)), "-0,75");
    await type(cell(texts.left(axis)), "10");
    await follow(onward(1));
    await expect(page.getByText(texts.axisMissing)).toBeVisible();
    await expect(cell(texts.right(axis))).toBeFocused();
    if (isPhone) await cell(texts.right(axis)).fill("170");
    else await page.keyboard.type("170");
    await follow(onward(1));
    await expect(page.getByText(texts.consentMissing)).toBeVisible();
    const consent = page.getByRole("checkbox", { name: texts.consent });
    await expect(consent).toBeFocused();
    if (isPhone) await consent.check({ force: true });
    else await page.keyboard.press("Space");
    // At its end, the page has no field that is half under the bar with the buttons.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expectHealthyPage(page);
    await follow(onward(1));

    await expect(page).toHaveURL(/step=lens$/);
    await page.goBack();
    await expect(cell(texts.right(axis))).toHaveValue(/^170/);
    await page.goForward();
    await choose(page.getByRole("radio", { name: texts.thin }));
    await expect(page).toHaveURL(/lens=DI-SZKLA-160\?step=lens$/);
    await expectHealthyPage(page);
    await follow(onward(2));

    await expect(page).toHaveURL(/step=summary$/);
    await page.reload();
    await expect(page.getByText(texts.noReturn)).toBeVisible();
    await expect(page.getByRole("table")).toContainText("170°");
    await expectHealthyPage(page);
    await follow(page.getByRole("button", { name: texts.add }));
    await expect(page.getByRole("heading", { level: 1, name: texts.cart })).toBeVisible();
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Nela" });
    await expect(line).toContainText(texts.thin);
    await expect(line).not.toContainText(/Szkła: Szkła|Gläser: Gläser/);
    await expect(line).toContainText(texts.price);
    await expect(line).toContainText("170°");

    await tap(page.getByRole("main").getByRole("link", { name: language.toCheckout }));
    await completeCheckoutSteps(page, language);
    await expect(page.getByRole("main")).toContainText("170°");
  });
});
