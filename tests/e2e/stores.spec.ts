import { describeJourney } from "./journey.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { german, polish, visit } from "./shopper.ts";

const words = {
  Polish: { menu: "Menu", stores: "Kraj i język", self: /^Polski/, lang: "pl-PL", products: "Produkty" },
  German: { menu: "Menü", stores: "Land und Sprache", self: /^Deutsch/, lang: "de-DE", products: "Produkte" },
};

const narrowed = "?shape=panto&width=-49&sort=price-low-to-high";

const namesOn = (page: Page, list: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("heading", { level: 3 }).allTextContents();

describeJourney("on a phone", ({ language, isPhone, press }) => {
  const other = language === polish ? german : polish;
  const texts = words[language.name];
  const otherTexts = words[other.name];

  /** Chooses the other language in the header, or in the menu on phones. */
  async function changeLanguage(page: Page) {
    await press(isPhone ? page.getByLabel(texts.menu, { exact: true }) : page.getByText(texts.stores).locator(".."));
    await expect(page.getByRole("link", { name: texts.self })).toHaveAttribute("aria-current", "true");
    await press(page.getByRole("link", { name: otherTexts.self }));
    await expect(page.locator("html")).toHaveAttribute("lang", otherTexts.lang);
  }

  test("changing the language leads to the same page", async ({ page }) => {
    await visit(page, language.frames.path + narrowed, language);
    const names = await namesOn(page, texts.products);
    await changeLanguage(page);
    await expect(page).toHaveURL(other.frames.path + narrowed);
    await expect(page.getByRole("heading", { level: 1, name: other.frames.name })).toBeVisible();
    expect(await namesOn(page, otherTexts.products)).toEqual(names);

    await visit(page, `${language.nela}/HL-NELA-HAVANA-48`, language);
    await changeLanguage(page);
    await expect(page).toHaveURL(`${other.nela}/HL-NELA-HAVANA-48`);
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();

    await visit(page, `${language.prefix}/cart`, language);
    await changeLanguage(page);
    await expect(page).toHaveURL(`${other.prefix}/cart`);
    await visit(page, language.prefix || "/", language);
    await changeLanguage(page);
    await expect(page).toHaveURL(other.prefix || "/");
  });
});

test("a category has one address in each language, to which other addresses redirect permanently", async ({
  request,
}) => {
  const redirectOf = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  expect(await redirectOf("/c/29")).toEqual([301, "/c/okulary-korekcyjne"]);
  expect(await redirectOf(`/de/c/29${narrowed}`)).toEqual([301, `/de/c/brillen${narrowed}`]);
  expect(await redirectOf("/pl/c/okulary-korekcyjne?shape=panto")).toEqual([301, "/c/okulary-korekcyjne?shape=panto"]);
});
