import { expect, type Page, test } from "./fixtures.ts";
import {
  addToCart,
  fillPersonal,
  fillShipping,
  microcart,
  openFrame,
  waitForOrderNumber,
  polish,
  reviewFrame,
  waitForHydration,
  waitForHydrationOf,
} from "./shopper.ts";

test.use({ expectsErrors: true });

const saved = "Zamówienie jest zapisane na tym urządzeniu i jeszcze nie zostało wysłane.";
const willWait = "Zamówienie złożone teraz zaczeka tutaj";
const waiting = "Zamówienie czeka!";
const confirm = "Kliknij tutaj, aby potwierdzić zamówienie złożone offline.";

const orderButton = (page: Page) => page.getByRole("button", { name: polish.order });

const notices = (page: Page) => page.getByRole("region", { name: polish.notices });

/** Records the quantity of each sku in every order that the page sends. */
function sentOrders(page: Page): Readonly<Record<string, number>>[] {
  const sent: Readonly<Record<string, number>>[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/order/create")) return;
    const { products }: { products: readonly { sku: string; qty: number }[] } = request.postDataJSON();
    sent.push(Object.fromEntries(products.map(({ sku, qty }) => [sku, qty])));
  });
  return sent;
}

/** Goes to the last step of the checkout and disconnects. */
async function reviewOffline(page: Page): Promise<void> {
  await reviewFrame(page, polish);
  await page.context().setOffline(true);
}

test(
  "an order sent offline is saved but not shown as placed, and the button recovers",
  { tag: "@full" },
  async ({ page, context }) => {
    const sent = sentOrders(page);
    await reviewOffline(page);
    await expect(page.getByRole("alert").filter({ hasText: willWait })).toBeVisible();
    await orderButton(page).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeHidden();
    await expect(orderButton(page)).toBeEnabled();
    await expect(orderButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await context.setOffline(false);
    await expect(notices(page).getByText(waiting)).toBeVisible();
    expect(sent).toEqual([]);
    await orderButton(page).click();
    await waitForOrderNumber(page, polish);
    expect(sent).toHaveLength(1);
  },
);

test(
  "going offline during a step says at once that an order will wait",
  { tag: "@full" },
  async ({ page, context }) => {
    await openFrame(page, polish);
    await addToCart(page, polish);
    await page.goto("/checkout");
    await fillPersonal(page, polish);
    await expect(page.getByLabel(polish.labels.street, { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole("alert").filter({ hasText: willWait })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(willWait)).toBeHidden();
  },
);

test(
  "a step that was not loaded, since data are saved, says that it needs a connection and appears with it",
  { tag: "@full" },
  async ({ page, context }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
    );
    await openFrame(page, polish);
    await addToCart(page, polish);
    await page.goto("/checkout");
    await waitForHydrationOf(page.getByLabel(polish.labels.firstName, { exact: true }));
    await context.setOffline(true);
    await fillPersonal(page, polish);
    const missing = page.getByText(/^Ta część strony wymaga połączenia/);
    await expect(missing).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(polish.labels.street, { exact: true })).toBeVisible();
    await expect(missing).toBeHidden();
    await expect(page.getByText(/^Anna Brzęczyszczykiewicz/)).toBeVisible();
  },
);

test("an order sent before its code was loaded is saved as well", { tag: "@full" }, async ({ page }) => {
  await page.route("**/assets/orderRequest-*.js", (route) => route.abort());
  await reviewOffline(page);
  await orderButton(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(orderButton(page)).not.toHaveAttribute("aria-disabled", "true");
});

test("opening the checkout sends no saved order until the shopper confirms it, and then sends it once", async ({
  page,
  context,
}) => {
  const sent = sentOrders(page);
  await reviewOffline(page);
  await orderButton(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await context.setOffline(false);
  await page.goto("/checkout");
  await expect(notices(page).getByText(waiting)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: confirm }).click();
  await expect(page.getByText("Niczego jeszcze nie zamówiono")).toBeVisible();
  await expect(notices(page).getByText(waiting)).toBeHidden();
  expect(sent).toEqual([]);
  await orderButton(page).click();
  await waitForOrderNumber(page, polish);
  expect(sent).toHaveLength(1);
});

test(
  "one piece more, offline, opens the total, and the order waits for a press below the new one",
  { tag: "@full" },
  async ({ page, context }) => {
    const sent = sentOrders(page);
    await reviewFrame(page, polish);
    const total = page.getByText("Razem", { exact: true }).locator("xpath=..").last();
    const before = await total.innerText();
    await page.getByRole("link", { name: "Zmień koszyk" }).first().click();
    await expect(page.getByRole("button", { name: /^Zwiększ liczbę sztuk/ })).toBeVisible();
    await page.goBack();
    await context.setOffline(true);
    await orderButton(page).click();
    await expect(page.getByText(saved)).toBeVisible();
    await page.goForward();
    await page.getByRole("button", { name: /^Zwiększ liczbę sztuk/ }).click();
    await expect(total).toContainText("do ponownego przeliczenia");
    await page.goBack();
    await expect(total).toContainText("do ponownego przeliczenia");
    await orderButton(page).click();
    await expect(page.getByText("nie możemy obliczyć sumy zmienionego koszyka")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/Gdy zamawiano offline, suma wynosiła .+; teraz wynosi/)).toBeVisible();
    await expect(page.getByText("Jesteś offline")).toBeHidden();
    expect(await total.innerText()).not.toBe(before);
    expect(sent).toEqual([]);
    await orderButton(page).click();
    await waitForOrderNumber(page, polish);
    expect(sent.map((products) => Object.values(products))).toEqual([[2]]);
  },
);

test(
  "a saved order whose cart has changed needs confirmation, and only the current cart is ordered",
  { tag: "@full" },
  async ({ page, context }) => {
    const sent = sentOrders(page);
    await reviewFrame(page, polish);
    await page.goto("/cart");
    await waitForHydration(page, polish);
    const updated = () =>
      page.waitForResponse((response) => response.url().includes("/api/cart/totals") && response.ok());
    const two = updated();
    await page
      .getByRole("button", { name: /^Zwiększ liczbę sztuk/ })
      .first()
      .click();
    await two;
    await page.goto("/checkout?step=review");
    await expect(orderButton(page)).toBeVisible();
    await context.setOffline(true);
    await orderButton(page).click();
    await expect(page.getByText(saved)).toBeVisible();
    await context.setOffline(false);
    await page.goto("/cart");
    await waitForHydration(page, polish);
    const one = updated();
    await page
      .getByRole("button", { name: /^Zmniejsz liczbę sztuk/ })
      .first()
      .click();
    await one;
    await page.goto("/checkout?step=review");
    await page.getByRole("button", { name: confirm }).click();
    await expect(page.getByText(/suma wynosiła .+; teraz wynosi/)).toBeVisible();
    expect(sent).toEqual([]);
    await orderButton(page).click();
    await waitForOrderNumber(page, polish);
    expect(sent.map((products) => Object.values(products))).toEqual([[1]]);
  },
);

for (const path of ["/p/MR-BRUNO/bruno", "/c/okulary-korekcyjne"]) {
  const title = `${path}, opened offline, loads by itself once connected, and repeats no request`;
  test(title, { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/cart");
    await waitForHydration(page, polish);
    await context.setOffline(true);
    await page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = href;
      link.click();
    }, path);
    await expect(page.getByRole("heading", { level: 1, name: "Jesteś offline" })).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: /^(Bruno|Okulary korekcyjne)/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(requests.filter((address) => address === "/healthz").length).toBeLessThanOrEqual(3);
    expect(requests.filter((address) => address.endsWith("product/_search")).length).toBeLessThanOrEqual(8);
  });
}

/** Removes a file of the open page's build, as a deployment does. */
const removeFromBuild = (page: Page, file: string) =>
  page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404, body: "Not found" }));

test(
  "an address whose validation code is gone after a deployment is kept, reported and can be tried again",
  { tag: "@full" },
  async ({ page }) => {
    await removeFromBuild(page, "checkAddress");
    await openFrame(page, polish);
    await addToCart(page, polish);
    await microcart(page, polish).getByRole("link", { name: polish.toCheckout }).click();
    await fillPersonal(page, polish);
    const street = page.getByLabel(polish.labels.street, { exact: true });
    await fillShipping(page, polish);
    await expect(page.getByText("Nie udało się sprawdzić formularza")).toBeVisible();
    await expect(street).toHaveValue(polish.address.street);
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await reload;
    await page.unroute("**/assets/checkAddress-*.js");
    // The new build's page has the input of the old one.
    await expect(page.getByText("Nie udało się sprawdzić formularza")).toBeHidden();
    await expect(street).toHaveValue(polish.address.street);
    await page.getByRole("button", { name: polish.continue[1] }).click();
    await page.getByRole("button", { name: polish.continue[2] }).click();
    await expect(orderButton(page)).toBeVisible();
  },
);

test("an address that cannot be checked offline can be checked again", { tag: "@full" }, async ({ page, context }) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  await microcart(page, polish).getByRole("link", { name: polish.toCheckout }).click();
  await fillPersonal(page, polish);
  await expect(page.getByRole("radio", { checked: true })).toBeVisible();
  await context.setOffline(true);
  await fillShipping(page, polish);
  await expect(page.getByText("Nie udało się sprawdzić formularza")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(page.getByRole("button", { name: polish.continue[2] })).toBeVisible();
});

test("a cart whose code is gone after a deployment offers to reload the page", { tag: "@full" }, async ({ page }) => {
  await removeFromBuild(page, "ShopMicrocart");
  await page.goto("/");
  await waitForHydration(page, polish);
  await page.getByRole("link", { name: polish.cart }).click();
  await expect(notices(page).getByText("Jest nowa wersja sklepu")).toBeVisible();
  await page.unroute("**/assets/ShopMicrocart-*.js");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Odśwież stronę" }).click();
  await reloaded;
  await waitForHydration(page, polish);
  await page.getByRole("link", { name: polish.cart }).click();
  await expect(microcart(page, polish)).toBeVisible();
});
