import { loginCookie } from "#domain/cookie.ts";
import { register } from "./customer.ts";
import { addGlassesForLater, chooseLenses, configuratorWords, leaveStep } from "./configurator.ts";
import { expect, type Locator, type Page } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { test, visitAndKeep, waitForWorker, withWorker } from "./offlineVisit.ts";
import { german, polish, visit } from "./shopper.ts";

test.use(withWorker);

const words = {
  Polish: {
    mode: "Tryb offline",
    kept: "Pokazujemy zapisaną wersję",
    notAvailable: "Ta strona nie jest dostępna w trybie offline. Przechodzimy na stronę główną.",
    works: "Co działa bez połączenia",
    noProducts: /^Produkty tej kategorii nie zostały zapisane/,
    heart: /^Ulubione: /,
    search: "/c/wszystko?query_string=",
    home: "Dobrane co do milimetra",
  },
  German: {
    mode: "Offline-Modus",
    kept: "Die gespeicherte Version wird angezeigt",
    notAvailable: "Diese Seite ist im Offline-Modus nicht verfügbar. Sie werden zur Startseite geleitet.",
    works: "Was ohne Verbindung geht",
    noProducts: /^Die Produkte dieser Kategorie sind auf diesem Gerät nicht gespeichert/,
    heart: /^Merkliste: /,
    search: "/de/c/alles?query_string=",
    home: "Auf den Millimeter genau",
  },
};

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Returns how many values this browser keeps, encrypted, of a customer. */
const keptOfCustomer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("dioptra-account-de");
        opening.addEventListener("success", () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains("sealed")) return resolve(0);
          const count = result.transaction("sealed").objectStore("sealed").count();
          count.addEventListener("success", () => {
            result.close();
            resolve(count.result);
          });
        });
      }),
  );

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  const bar = (page: Page) => page.getByRole("status").filter({ hasText: texts.mode });
  const notices = (page: Page) => page.getByRole("region", { name: language.notices });

  test("what was seen stays without a network, can be searched, and is renewed", async ({ page, context }) => {
    await visitAndKeep(page, language.prefix || "/", language, "shelf");
    await waitForWorker(page, language);
    await visitAndKeep(page, language.frames.path, language, "list");
    await visitAndKeep(page, language.nela, language, "product");
    await context.setOffline(true);

    await page.reload();
    await expect(heading(page, "Nela")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${language.nela.split("/")[2]}`));
    await expect(bar(page)).toContainText(texts.kept);
    await page.goto(language.frames.path);
    await expect(heading(page, language.frames.name)).toBeVisible();
    await expect(page.locator("#products li").first()).toBeVisible();
    // The page of this product was not seen.
    const heart = page.locator("#products li").last().getByRole("button", { name: texts.heart });
    const wished = String(await heart.getAttribute("aria-label")).replace(texts.heart, "");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.goto(`${language.prefix}/wishlist`);
    await expect(page.getByRole("main").getByRole("link", { name: wished, exact: true })).toBeVisible();

    await page.goto(`${texts.search}nela`);
    await expect(page.getByRole("link", { name: /^Nela/ }).first()).toBeVisible();
    await page.goto(`${texts.search}zzz`);
    await expect(notices(page).getByText(texts.noProducts)).toBeVisible();

    await page.goto(`${language.prefix}/cart`);
    await expect(heading(page, language.emptyCart)).toBeVisible();
    await page.goto(`${language.prefix}/faq`);
    await expect(notices(page).getByText(texts.notAvailable)).toBeVisible();
    await expect(heading(page, texts.home)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${language.prefix || "/"}$`));
    await press(bar(page).getByRole("link", { name: texts.works }));
    await press(page.getByRole("main").getByRole("link", { name: "Nela", exact: true }));
    await expect(heading(page, "Nela")).toBeVisible();

    await context.setOffline(false);
    await expect(bar(page)).toBeHidden();
  });
});

for (const state of ["silent", "portal", "cut"] as const) {
  test(`a network that reports to be there: ${state}`, { tag: "@full" }, async ({ page, network }) => {
    const texts = words.Polish;
    await visitAndKeep(page, polish.nela, polish, "product");
    await waitForWorker(page, polish);
    network.state = state;
    await page.reload();
    await expect(heading(page, "Nela")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: texts.mode })).toContainText(texts.kept);
    await expect(page).toHaveTitle(/^Nela/);
    network.state = "open";
    await expect(page.getByRole("status").filter({ hasText: texts.mode })).toBeHidden();
    await page.reload();
    await expect(heading(page, "Nela")).toBeVisible();
    await expect(page.getByText("Log in to the network")).toBeHidden();
  });
}

test(
  "the lenses of a line are chosen anew without a network, and saved with one",
  { tag: "@full" },
  async ({ page, context }) => {
    test.slow();
    const shopper = { language: polish, press: (target: Locator) => target.click() };
    await visit(page, polish.nela, polish);
    await waitForWorker(page, polish);
    // Code is kept once the worker serves the page.
    await visit(page, polish.nela, polish);
    await addGlassesForLater(page, shopper);
    await visitAndKeep(page, "/cart", polish, "lenses");
    await context.setOffline(true);
    const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Nela" });
    await lines.getByRole("link", { name: "Zmień szkła lub receptę" }).click();
    const { thin } = configuratorWords.Polish;
    await page.getByRole("definition").filter({ hasText: thin }).getByRole("link").click();
    await chooseLenses(page, /Szkła Podstawowe 1,5/);
    await leaveStep(page, 2, shopper);
    const save = page.getByRole("button", { name: "Zapisz zmiany" });
    await save.click();
    const notices = page.getByRole("region", { name: polish.notices });
    await expect(notices.getByText(/^Jesteś offline, więc w koszyku nic się nie zmieniło/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("status").filter({ hasText: words.Polish.mode })).toBeHidden();
    await save.click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lines).toContainText("Szkła Podstawowe 1,5");
  },
);

test("nothing of a customer stays readable after the logout", async ({ page, context }) => {
  await visit(page, german.prefix, german);
  await waitForWorker(page, german);
  const email = `offline-${crypto.randomUUID()}@example.com`;
  await register(page, german, email);
  const main = page.getByRole("main");
  const ownEmail = main.getByLabel(german.labels.email, { exact: true });
  const card = main.getByRole("img", { name: /^Strichcode der Karte/ });
  await page.goto("/de/my-account");
  await expect(ownEmail).toHaveValue(email);
  await expect(card).toBeVisible();
  await expect.poll(() => keptOfCustomer(page)).toBeGreaterThan(2);
  await context.setOffline(true);
  await page.reload();
  await expect(ownEmail).toHaveValue(email);
  await expect(card).toBeVisible();
  await context.setOffline(false);
  await main.getByRole("button", { name: "Abmelden" }).click();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === loginCookie)).toBe(false);
  await expect.poll(() => keptOfCustomer(page)).toBe(0);
  await context.setOffline(true);
  await page.goto("/de/my-account");
  await expect(page.getByRole("heading", { level: 1, name: /^Bitte melden Sie sich an/ })).toBeVisible();
  await expect(ownEmail).toHaveValue("");
});
