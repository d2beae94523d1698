import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { visit } from "./shopper.ts";

const words = {
  Polish: {
    locator: "/salony-optyczne",
    other: "/store-locator",
    title: "Salony optyczne",
    search: "Miasto, ulica lub kod pocztowy",
    here: "Użyj mojej lokalizacji",
    list: "Lista salonów",
    typed: "lodz",
    found: "Łódź, Rynek 7",
    page: "Dioptra Łódź",
    heading: "Okulary, Łódź",
    misspelt: "/salon/okulary-wroclav",
    unknown: "Nie mamy takiego salonu",
    meant: "Dioptra Wrocław",
    nearest: /^Zakopane/,
    refused: /Przeglądarka nie podaje nam lokalizacji/,
    count: "1 salon",
    tryOn: "Przymierz w salonie albo w domu",
  },
  German: {
    locator: "/de/store-locator",
    other: "/de/salony-optyczne",
    title: "Filialen",
    search: "Ort, Straße oder Postleitzahl",
    here: "Meinen Standort verwenden",
    list: "Liste der Filialen",
    typed: "Koeln",
    found: /^Köln, /,
    page: "Dioptra Köln",
    heading: "Brillen in Köln",
    misspelt: "/de/salon/brillen-kolnn",
    unknown: "Diese Filiale gibt es nicht",
    meant: "Dioptra Köln",
    nearest: /^Zakopane/,
    refused: /Ihr Browser gibt den Standort nicht frei/,
    count: "1 Filiale",
    tryOn: "In der Filiale oder zu Hause anprobieren",
  },
};

/** What search engines read on a salon's page. */
interface SalonData {
  readonly "@type": string;
  readonly name: string;
  readonly telephone: string;
  readonly address: { readonly streetAddress: string; readonly postalCode: string; readonly addressLocality: string };
  readonly openingHoursSpecification: readonly { readonly opens: string; readonly closes: string }[];
  readonly aggregateRating: { readonly ratingValue: number; readonly reviewCount: number };
}

const dataOf = async (page: Page) => {
  const html = await (await page.request.get(page.url())).text();
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as SalonData;
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("a salon is found by its town or nearby, and its page says when it is open", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 49.3, longitude: 19.95 });
    await visit(page, texts.locator, language);
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    // The country that is shown is marked to the eye as well.
    const marked = page
      .getByRole("main")
      .getByRole("navigation")
      .getByRole("link")
      .filter({ has: page.locator("svg"), hasText: /\(\d+\)$/ });
    await expect(marked).toHaveAttribute("aria-current", "page");
    const list = page.getByRole("list", { name: texts.list });
    await press(page.getByRole("button", { name: texts.here }));
    await expect(list.getByRole("button").first()).toHaveText(texts.nearest);
    // The map shows the salons around the visitor, not the whole country, whose scale is 200 km long.
    await expect(page.locator(".leaflet-control-scale-line")).toHaveText(/^\d{2} km$/);
    await page.getByRole("searchbox", { name: texts.search }).fill(texts.typed);
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list.getByRole("button", { name: texts.found })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?q=${texts.typed}$`));
    await expectHealthyPage(page);

    await press(list.getByRole("link", { name: texts.page }));
    await expect(page.getByRole("heading", { level: 1, name: texts.heading })).toBeVisible();
    const main = page.getByRole("main");
    // What the server has said about the page before is gone.
    await expect(page.locator('script[type="application/ld+json"], head link[hreflang]')).toHaveCount(0);
    const data = await dataOf(page);
    expect(data["@type"]).toBe("Optician");
    const { name, telephone, address, openingHoursSpecification, aggregateRating } = data;
    for (const text of [name, telephone, address.streetAddress, `${address.postalCode} ${address.addressLocality}`])
      await expect(main.getByText(text).first()).toBeVisible();
    const [first] = openingHoursSpecification;
    await expect(main.getByText(`${first?.opens.replace(/^0/, "")}–${first?.closes}`).first()).toBeVisible();
    // Contact lenses cannot be tried on.
    const shelf = page.getByRole("region", { name: texts.tryOn });
    await expect(shelf.getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(shelf).not.toContainText(/Kropla|Toń/);
    await expect(main.getByText(new RegExp(`\\(${aggregateRating.reviewCount} `)).first()).toBeVisible();
    await expectHealthyPage(page);
  });

  test("a position that the browser keeps back is explained until a town is typed", async ({ page }) => {
    await visit(page, texts.locator, language);
    await press(page.getByRole("button", { name: texts.here }));
    const main = page.getByRole("main");
    await expect(main.getByText(texts.refused)).toBeVisible();
    await page.getByRole("searchbox", { name: texts.search }).fill(texts.typed);
    await expect(main.getByText(texts.refused)).toHaveCount(0);
    await expect(main.getByText(texts.count, { exact: true })).toHaveCount(1);
    await expectHealthyPage(page);
  });

  test("the two addresses of the store locator have one canonical", { tag: "@full" }, async ({ page, shop }) => {
    for (const path of [texts.locator, texts.other]) {
      await page.goto(path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop.origin + texts.locator);
    }
  });

  test.describe("at an unknown address", () => {
    test.use({ expectsErrors: true });

    test("an unknown salon is not found, and the page names the one that was meant", async ({ page }) => {
      const answer = await page.goto(texts.misspelt);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: texts.unknown })).toBeVisible();
      await expect(page.getByRole("link", { name: texts.meant, exact: true })).toBeVisible();
    });
  });
});
