import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { newMailbox, polish, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    slides: "Polecane",
    next: "Następny slajd",
    second: "2 z 4",
    last: "4 z 4",
    offers: "Superokazje",
    faces: "Jaki kształt ma Twoja twarz?",
    oval: "Owalna",
    articles: "Artykuły",
    guides: "Poradnik",
    questions: "Częste pytania",
    reviews: "Najnowsze opinie",
    origin: /opinia przykładowa/,
    chip: "Usuń filtr: Owalna",
    email: "E-mail",
    consent: /^Zgadzam się/,
    subscribe: "Zapisz się",
    missing: "Brakuje adresu e-mail. Wpisz go.",
    sent: "Jeszcze jedno kliknięcie",
    care: "Pielęgnacja",
    see: "Zobacz",
  },
  German: {
    slides: "Empfehlungen",
    next: "Nächste Folie",
    second: "2 von 4",
    last: "4 von 4",
    offers: "Superangebote",
    faces: "Welche Form hat Ihr Gesicht?",
    oval: "Oval",
    articles: "Artikel",
    guides: "Ratgeber",
    questions: "Häufige Fragen",
    reviews: "Neueste Bewertungen",
    origin: /Beispiel/,
    chip: "Filter entfernen: Oval",
    email: "E-Mail-Adresse",
    consent: /^Ich bin einverstanden/,
    subscribe: "Abonnieren",
    missing: /E-Mail-Adresse/,
    sent: "Noch ein Klick",
    care: "Pflege",
    see: "Ansehen",
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("the home page announces, loads its lower shelves on the way, and leads to frames for a face", async ({
    page,
  }) => {
    // The slides stay still, so that the next one is known.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, language.prefix || "/", language);
    await expectHealthyPage(page);
    const slider = page.getByRole("region", { name: texts.slides, exact: true });
    const next = slider.getByRole("button", { name: texts.next });
    await waitForHydrationOf(next);
    await press(next);
    await expect(slider.getByRole("group", { name: texts.second }).getByRole("heading", { level: 2 })).toBeInViewport();

    const offers = page.getByRole("region", { name: texts.offers, exact: true });
    await offers.scrollIntoViewIfNeeded();
    await expect(offers.getByRole("heading", { level: 3 }).first()).toBeVisible();

    // What others say and ask comes near the end.
    await page.getByRole("region", { name: texts.guides, exact: true }).scrollIntoViewIfNeeded();
    const reviews = page.getByRole("region", { name: texts.reviews });
    await expect(reviews.getByRole("article")).toHaveCount(3);
    await expect(reviews.getByRole("article").first()).toContainText(texts.origin);
    await expect(reviews.getByRole("article").first().getByRole("link")).toHaveAttribute("href", /\/p\//);
    const questions = page.getByRole("region", { name: texts.questions });
    const question = questions.getByRole("group").first();
    await press(question.locator("summary"));
    await expect(question.locator("p").first()).toBeVisible();
    await expectHealthyPage(page);

    const faces = page.getByRole("region", { name: texts.faces });
    await press(faces.getByRole("link", { name: texts.oval, exact: true }));
    await expect(page.getByRole("link", { name: texts.chip })).toBeVisible();
  });

  test("a small banner between the shelves leads to its category", { tag: "@full" }, async ({ page }) => {
    await visit(page, language.prefix || "/", language);
    const title = page.getByRole("heading", { level: 2, name: texts.care, exact: true });
    const banner = page
      .getByRole("main")
      .locator("section")
      .filter({ has: title, hasNot: page.getByRole("list") });
    await banner.scrollIntoViewIfNeeded();
    await expect(banner.locator("img")).toBeVisible();
    await press(banner.getByRole("link", { name: texts.see }));
    await expect(page.getByRole("heading", { level: 1, name: texts.care })).toBeVisible();
  });

  test("an article is opened from the home page, also by an old address", { tag: "@full" }, async ({ page }) => {
    await visit(page, language.prefix || "/", language);
    const first = page.getByRole("region", { name: texts.articles, exact: true }).getByRole("article").first();
    const link = first.getByRole("link");
    const title = (await link.textContent()) ?? "";
    const address = (await link.getAttribute("href")) ?? "";
    await press(link);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expectHealthyPage(page);
    await page.goto(address.replace(/[^/]+$/, "old"));
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  test("the newsletter is asked for above the footer", async ({ page }) => {
    await visit(page, `${language.prefix}/about-us`, language);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const subscribe = page.getByRole("button", { name: texts.subscribe });
    await waitForHydrationOf(subscribe);
    await press(subscribe);
    await expect(page.getByText(texts.missing).first()).toBeVisible();
    await page.getByRole("textbox", { name: texts.email, exact: true }).fill(newMailbox());
    await page.getByRole("checkbox", { name: texts.consent }).check();
    await press(subscribe);
    await expect(page.getByText(texts.sent)).toBeVisible();
  });
});

test.describe("without a connection", () => {
  test.use({ expectsErrors: true });

  test(
    "the picture of a slide shows no broken sign, and is loaded once the connection is back",
    { tag: "@full" },
    async ({ page, context }) => {
      let isLost = true;
      await page.route(/banners\/contact-lenses/, (route) => (isLost ? route.abort() : route.continue()));
      await visit(page, "/", polish);
      const slides = page.getByRole("region", { name: words.Polish.slides });
      const next = slides.getByRole("button", { name: words.Polish.next });
      await waitForHydrationOf(next);
      for (let presses = 0; presses < 3; presses++) await next.click();
      await expect(slides.getByRole("group", { name: words.Polish.last })).toBeVisible();
      const picture = slides.locator("img").last();
      await expect(picture).toHaveCSS("visibility", "hidden");
      await context.setOffline(true);
      isLost = false;
      await context.setOffline(false);
      await expect(picture).toHaveCSS("visibility", "visible");
      const drawnWidth = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(drawnWidth).toBeGreaterThan(0);
    },
  );
});
