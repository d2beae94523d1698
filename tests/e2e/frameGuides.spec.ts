import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    face: { section: "Okrągła", rimless: "Bezramkowe", link: "Zobacz oprawki: Okrągła" },
    color: { section: "Ciepły odcień", link: "Szylkret" },
    mark: "Liczby z zausznika",
    fitting: "Zobacz oprawki w tym rozmiarze",
  },
  German: {
    face: { section: "Rund", rimless: "Randlos", link: "Fassungen ansehen: Rund" },
    color: { section: "Warmer Ton", link: "Havanna" },
    mark: "Zahlen vom Bügel",
    fitting: "Fassungen in dieser Größe ansehen",
  },
} as const;

describeJourney(null, ({ language, press }) => {
  const texts = words[language.name];

  test("the guides to faces and colours lead to the matching frames", { tag: "@full" }, async ({ page }) => {
    await visit(page, `${language.prefix}/faceshape`, language);
    await expectHealthyPage(page);
    // Inflected like the other frames, also where the filter describes the rim.
    await expect(page.getByRole("main").getByText(texts.face.rimless, { exact: true }).first()).toBeVisible();
    const face = page.getByRole("region", { name: texts.face.section });
    await press(face.getByRole("link", { name: texts.face.link }));
    await expect(page).toHaveURL(/\?face=round$/);
    await visit(page, `${language.prefix}/framescolors`, language);
    await expectHealthyPage(page);
    await press(page.getByRole("region", { name: texts.color.section }).getByRole("link", { name: texts.color.link }));
    await expect(page).toHaveURL(/\?color=/);
  });

  test("a temple mark at the guide to sizes leads to the frames that fit alike", async ({ page }) => {
    await visit(page, `${language.prefix}/size-guide`, language);
    await expectHealthyPage(page);
    const mark = page.getByRole("textbox", { name: texts.mark });
    await waitForHydrationOf(mark);
    await mark.fill("52-18-140");
    await press(page.getByRole("link", { name: texts.fitting }));
    await expect(page).toHaveURL(/\?width=50-54&bridge=16-20&length=135-145$/);
  });
});
