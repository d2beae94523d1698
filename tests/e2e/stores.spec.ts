import { everywhere } from "./everywhere.ts";
import { desktop, expect, expectSound, phone, type Page, test } from "./fixtures.ts";
import { addToCart, answerCheckout, german, microcart, polish, visit } from "./shopper.ts";

const words = {
  Polish: { menu: "Menu", stores: "Kraj i język", self: /^Polski/, lang: "pl-PL", products: "Produkty" },
  German: { menu: "Menü", stores: "Land und Sprache", self: /^Deutsch/, lang: "de-DE", products: "Produkte" },
};

const narrowed = "?shape=panto&width=-49&sort=price-low-to-high";
const nela = { Polish: "/p/HL-NELA/nela-panto-z-acetatu", German: "/de/p/HL-NELA/nela-panto-aus-acetat" };

const namesOn = (page: Page, list: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("heading", { level: 3 }).allTextContents();

everywhere(({ language, isPhone, press }) => {
  const other = language === polish ? german : polish;
  const said = words[language.name];
  const saidThere = words[other.name];

  /** Chooses the other language in the header, on phones in the menu. */
  async function change(page: Page) {
    await press(isPhone ? page.getByLabel(said.menu, { exact: true }) : page.getByText(said.stores).locator(".."));
    await expect(page.getByRole("link", { name: said.self })).toHaveAttribute("aria-current", "true");
    await press(page.getByRole("link", { name: saidThere.self }));
    await expect(page.locator("html")).toHaveAttribute("lang", saidThere.lang);
  }

  test("the same page is there in the other language", async ({ page }) => {
    await visit(page, language.frames.path + narrowed, language);
    const names = await namesOn(page, said.products);
    await change(page);
    await expect(page).toHaveURL(other.frames.path + narrowed);
    await expect(page.getByRole("heading", { level: 1, name: other.frames.name })).toBeVisible();
    expect(await namesOn(page, saidThere.products)).toEqual(names);

    await visit(page, `${nela[language.name]}/HL-NELA-HAVANA-48`, language);
    await change(page);
    await expect(page).toHaveURL(`${nela[other.name]}/HL-NELA-HAVANA-48`);
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();

    await visit(page, `${language.prefix}/cart`, language);
    await change(page);
    await expect(page).toHaveURL(`${other.prefix}/cart`);
    await visit(page, language.prefix || "/", language);
    await change(page);
    await expect(page).toHaveURL(other.prefix || "/");
  });
});

test("a category has one address in each language, to which its other names lead for good", async ({ request }) => {
  const moved = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  expect(await moved("/c/29")).toEqual([301, "/c/okulary-korekcyjne"]);
  expect(await moved(`/de/c/29${narrowed}`)).toEqual([301, `/de/c/brillen${narrowed}`]);
  expect(await moved("/pl/c/okulary-korekcyjne?shape=panto")).toEqual([301, "/c/okulary-korekcyjne?shape=panto"]);
});

for (const { name, use, tag } of [
  { name: "on a phone", use: { viewport: phone, hasTouch: true, isMobile: true }, tag: [] },
  { name: "on a desktop", use: { viewport: desktop }, tag: ["@full"] },
]) {
  test.describe(`in the dark, ${name}`, { tag }, () => {
    test.use({ ...use, colorScheme: "dark" });

    test("everything can be told from its ground", async ({ page }) => {
      for (const path of ["/", polish.frames.path + narrowed, `${polish.frames.path}?width=90-`, "/cart"]) {
        await visit(page, path, polish);
        await expectSound(page);
      }
      await visit(page, nela.Polish, polish);
      await expectSound(page);
      await addToCart(page, polish);
      await expectSound(page);
      await microcart(page, polish).getByRole("link", { name: polish.toCheckout }).click();
      await answerCheckout(page, polish);
      await expectSound(page);
    });
  });
}
