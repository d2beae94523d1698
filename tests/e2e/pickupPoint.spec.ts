import { expect, expectHealthyPage, isExpectedRefusal, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import type { Language } from "./language.ts";
import { openMail } from "./mailbox.ts";
import { addToCart, fillPersonal, giveConsents, newMailbox, openFrame, placeOrder } from "./shopper.ts";

const words = {
  Polish: {
    method: "Paczkomat InPost",
    price: "4,00 zł",
    missing: "Wybierz punkt odbioru z listy.",
    search: "Miasto, ulica lub kod pocztowy",
    none: "Nie ma tu żadnego punktu odbioru. Wpisz inne miasto albo kod pocztowy.",
    town: "Kraków",
    paid: /płatność przy odbiorze/,
    unpaid: /bez płatności przy odbiorze/,
    cash: /^(Płatność przy odbiorze|Za pobraniem)/,
    unpaidReason: /^W punkcie .+ nie można zapłacić przy odbiorze\./,
    take: /^Wybierz /,
    change: "Zmień punkt",
    gone: /nie przyjmuje już paczek\. Wybierz inny punkt\.$/,
    failed: "Nie udało się pobrać punktów odbioru.",
    showMap: "Pokaż mapę",
    map: "Mapa punktów odbioru",
    unmapped: "Mapy nie udało się wczytać. Wszystkie punkty są na liście.",
    again: "Spróbuj ponownie",
    unpayable: /^Tego zamówienia nie da się teraz opłacić/,
    changeDelivery: "Zmień dostawę",
  },
  German: {
    method: "DPD Pickup-Paketshop",
    price: "3,90 €",
    missing: "Wählen Sie einen Abholpunkt aus der Liste.",
    search: "Ort, Straße oder Postleitzahl",
    none: "Hier gibt es keinen Abholpunkt. Geben Sie einen anderen Ort oder eine andere Postleitzahl ein.",
    town: "Hamburg",
    paid: /· Zahlung bei Abholung/,
    unpaid: /keine Zahlung bei Abholung/,
    cash: /^(Nachnahme|Zahlung bei Lieferung)/,
    unpaidReason: /^Am Abholpunkt .+ können Sie nicht bezahlen\./,
    take: / wählen$/,
    change: "Abholpunkt ändern",
    gone: /nimmt keine Pakete mehr an\. Wählen Sie einen anderen Abholpunkt\.$/,
    failed: "Die Abholpunkte konnten nicht geladen werden.",
    showMap: "Karte einblenden",
    map: "Karte der Abholpunkte",
    unmapped: "Die Karte konnte nicht geladen werden. Alle Abholpunkte stehen in der Liste.",
    again: "Erneut versuchen",
    unpayable: /^Für diese Bestellung gibt es im Moment keine Zahlungsart/,
    changeDelivery: "Lieferung ändern",
  },
};

/** Goes to the delivery with a frame in the cart, and fills in everything but the method. */
async function reachDelivery(page: Page, language: Language, email = newMailbox()): Promise<void> {
  const { labels, address, prefix } = language;
  await openFrame(page, language);
  await addToCart(page, language);
  await page.goto(`${prefix}/checkout`);
  await fillPersonal(page, language, email);
  for (const field of ["street", "postcode", "city", "phone"] as const)
    await page.getByLabel(labels[field], { exact: true }).fill(address[field]);
}

const summary = (page: Page) => page.getByRole("complementary");

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  const next = (page: Page) => page.getByRole("button", { name: language.continue[1] });
  const points = (page: Page) => page.getByRole("radiogroup").getByRole("radiogroup");

  /** Chooses the first point with these words, by default one that takes payments on pick-up. Returns its id. */
  async function choosePoint(page: Page, description = texts.paid): Promise<string> {
    const radio = points(page).getByRole("radio", { disabled: false, description }).first();
    const id = (await radio.getAttribute("value")) ?? "";
    await press(page.locator(`label[for="${await radio.getAttribute("id")}"]`));
    await press(page.getByRole("button", { name: texts.take }));
    await expect(page.getByRole("button", { name: texts.change })).toBeFocused();
    return id;
  }

  test("an order goes to a pick-up point, whose price is in the total at once", async ({ page }) => {
    const email = newMailbox();
    await reachDelivery(page, language, email);
    await press(page.getByText(texts.method, { exact: true }));
    await expect(summary(page).getByText(texts.price, { exact: true })).toBeVisible();
    // Without a point, the step does not end.
    await expect(points(page).getByRole("radio").first()).toBeVisible();
    await press(next(page));
    await expect(points(page)).toHaveAccessibleDescription(texts.missing);
    const search = page.getByLabel(texts.search, { exact: true });
    await expect(search).toBeFocused();
    await search.fill("Nigdziebądź");
    await expect(page.getByText(texts.none)).toBeVisible();
    await search.fill(texts.town);
    await expect(points(page).getByRole("radio").first()).toBeVisible();
    await expectHealthyPage(page);
    const id = await choosePoint(page);
    await press(next(page));
    await press(page.getByRole("button", { name: language.continue[2] }));
    await expect(page.getByRole("button", { name: language.order })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: language.order })).toBeVisible();
    await expect(page.getByRole("main").getByText(id)).toHaveCount(2);
    await expectHealthyPage(page);
    await placeOrder(page, language);
    await expect(page.getByRole("main").getByText(id)).toBeVisible();
    await expectHealthyPage(page);
    await openMail(page, "order-confirmation", email);
    await expect(page.frameLocator("iframe").getByText(id)).toBeVisible();
  });

  test(
    "cash on delivery stays visible at a point that takes no payments, with the reason and the way out",
    { tag: "@full" },
    async ({ page }) => {
      await page.route("**/api/delivery/points**", async (route) => {
        const answer = await route.fetch();
        const { result, ...envelope } = await answer.json();
        for (const [index, point] of result.entries()) point.paymentOnPickup = index > 0;
        await route.fulfill({ response: answer, json: { ...envelope, result } });
      });
      await reachDelivery(page, language);
      await press(page.getByText(texts.method, { exact: true }));
      await choosePoint(page, texts.unpaid);
      await press(next(page));
      const cash = page.getByRole("radio", { name: texts.cash });
      await expect(cash).toBeDisabled();
      await expect(cash).toHaveAccessibleDescription(texts.unpaidReason);
      await expectHealthyPage(page);
      await press(page.getByRole("button", { name: texts.changeDelivery }));
      await press(page.getByRole("button", { name: texts.change }));
      await choosePoint(page);
      await press(next(page));
      await expect(cash).toBeEnabled();
    },
  );

  test(
    "a point chosen on the map by keyboard is chosen in the list, and the map is loaded only on request",
    { tag: "@full" },
    async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => void (request.url().includes("drawMap") && scripts.push(request.url())));
      await reachDelivery(page, language);
      await press(page.getByText(texts.method, { exact: true }));
      await expect(points(page).getByRole("radio").first()).toBeVisible();
      expect(scripts).toEqual([]);
      await press(page.getByRole("button", { name: texts.showMap }));
      // The markers of several points are named like "Kraków: 3 …".
      const marker = page
        .getByRole("group", { name: texts.map })
        .getByRole("button", { name: /^[^:]+, / })
        .first();
      await expect(marker).toBeVisible();
      expect(scripts).not.toEqual([]);
      await marker.focus();
      await page.keyboard.press("Enter");
      const chosen = points(page).getByRole("radio", { checked: true });
      await expect(chosen).toBeInViewport();
      await expectHealthyPage(page);
      const id = (await chosen.getAttribute("value")) ?? "";
      await press(page.getByRole("button", { name: texts.take }));
      await expect(page.getByRole("radiogroup").getByText(id)).toBeVisible();
    },
  );

  test.describe("when something fails", { tag: "@full" }, () => {
    test.use({ expectsErrors: true });

    test("a map that cannot be loaded says so, and the list stays", async ({ page }) => {
      await reachDelivery(page, language);
      await page.route(/drawMap/, (route) => route.abort());
      await press(page.getByText(texts.method, { exact: true }));
      await expect(points(page).getByRole("radio").first()).toBeVisible();
      await press(page.getByRole("button", { name: texts.showMap }));
      await expect(page.getByText(texts.unmapped)).toBeVisible();
      await choosePoint(page);
    });

    test("a point that closes meanwhile is named at its list, and the input stays", async ({ page, consoleErrors }) => {
      await reachDelivery(page, language);
      await press(page.getByText(texts.method, { exact: true }));
      await choosePoint(page);
      await page.route("**/api/cart/shipping-information**", (route) =>
        route.fulfill({
          status: 409,
          json: { code: 409, result: { code: "POINT_NOT_AVAILABLE", message: "Closed." } },
        }),
      );
      await press(next(page));
      await expect(points(page)).toHaveAccessibleDescription(texts.gone);
      await page.unroute("**/api/cart/shipping-information**");
      await choosePoint(page);
      await press(next(page));
      await expect(page.getByRole("button", { name: language.continue[2] })).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpectedRefusal(text))).toEqual([]);
    });

    test("a point that closes before the order is pressed is named at its list, and another one is ordered to", async ({
      page,
      consoleErrors,
    }) => {
      await reachDelivery(page, language);
      await press(page.getByText(texts.method, { exact: true }));
      const closed = await choosePoint(page);
      await press(next(page));
      await press(page.getByRole("button", { name: language.continue[2] }));
      await expect(page.getByRole("button", { name: language.order })).toBeVisible();
      await expect(page.getByText(language.openTotal)).toHaveCount(0);
      await giveConsents(page, language);
      await page.route(
        "**/api/order/create**",
        (route) =>
          route.fulfill({
            status: 409,
            json: { code: 409, result: { code: "POINT_NOT_AVAILABLE", message: "Closed." } },
          }),
        { times: 1 },
      );
      await page.route("**/api/delivery/points**", async (route) => {
        const answer = await route.fetch();
        const { result, ...envelope } = await answer.json();
        const open = result.filter(({ id }: { readonly id: string }) => id !== closed);
        await route.fulfill({ response: answer, json: { ...envelope, result: open } });
      });
      await press(page.getByRole("button", { name: language.order }));
      await expect(points(page)).toHaveAccessibleDescription(texts.gone);
      await expectHealthyPage(page);
      const open = await choosePoint(page);
      expect(open).not.toBe(closed);
      await press(next(page));
      await press(page.getByRole("button", { name: language.continue[2] }));
      await placeOrder(page, language);
      await expect(page.getByRole("main").getByText(open)).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpectedRefusal(text))).toEqual([]);
    });

    test("a picked point survives a reload before the step is completed", async ({ page }) => {
      await reachDelivery(page, language);
      await press(page.getByText(texts.method, { exact: true }));
      const id = await choosePoint(page);
      await page.reload();
      await expect(page.getByRole("button", { name: texts.change })).toBeVisible();
      await expect(page.getByRole("radiogroup").getByText(id)).toBeVisible();
    });

    test("an order that cannot be paid in any way leads back to the delivery", async ({ page }) => {
      await page.route("**/api/cart/payment-methods**", (route) => route.fulfill({ json: { code: 200, result: [] } }));
      await reachDelivery(page, language);
      await press(next(page));
      await expect(page.getByText(texts.unpayable)).toBeVisible();
      await press(page.getByRole("button", { name: language.continue[2] }));
      const wayOn = page.getByRole("button", { name: texts.changeDelivery });
      await expect(wayOn).toBeFocused();
      await expectHealthyPage(page);
      await page.unroute("**/api/cart/payment-methods**");
      await press(wayOn);
      await press(next(page));
      await expect(page.getByRole("radio", { checked: true })).toBeVisible();
    });

    test("a list of points that cannot be loaded can be tried again", async ({ page }) => {
      await reachDelivery(page, language);
      // Without any answer, the page would load the list again by itself.
      const failure = { status: 500, json: { code: 500, result: "The points are not available." } };
      await page.route("**/api/delivery/points**", (route) => route.fulfill(failure));
      await press(page.getByText(texts.method, { exact: true }));
      await expect(page.getByText(texts.failed)).toBeVisible();
      await page.unroute("**/api/delivery/points**");
      await press(page.getByRole("button", { name: texts.again }));
      await expect(points(page).getByRole("radio").first()).toBeVisible();
    });
  });
});
