import { expect, type Page, test } from "./fixtures.ts";
import {
  addToCart,
  fillPersonal,
  fillShipping,
  goToReview,
  microcart,
  openFrame,
  placedOrder,
  polish,
  ready,
} from "./shopper.ts";

test.use({ isDisturbed: true });

const saved = "Zamówienie jest zapisane na tym urządzeniu i jeszcze nie zostało wysłane.";
const waiting = "Zamówienie czeka!";
const confirm = "Kliknij tutaj, aby potwierdzić zamówienie złożone offline.";

const orderButton = (page: Page) => page.getByRole("button", { name: polish.order });

const notices = (page: Page) => page.getByRole("region", { name: polish.notices });

/** Everything that the page sends to be ordered: how many pieces of each sku. */
function sentOrders(page: Page): Readonly<Record<string, number>>[] {
  const sent: Readonly<Record<string, number>>[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/order/create")) return;
    const { products }: { products: readonly { sku: string; qty: number }[] } = request.postDataJSON();
    sent.push(Object.fromEntries(products.map(({ sku, qty }) => [sku, qty])));
  });
  return sent;
}

/** The last step of the checkout, without a connection. */
async function reviewOffline(page: Page): Promise<void> {
  await openFrame(page, polish);
  await goToReview(page, polish);
  await page.context().setOffline(true);
}

test("an order pressed offline is saved and not called placed, and the button recovers", async ({ page, context }) => {
  const sent = sentOrders(page);
  await reviewOffline(page);
  await orderButton(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeHidden();
  await expect(orderButton(page)).toBeEnabled();
  await expect(orderButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await context.setOffline(false);
  await expect(notices(page).getByText(waiting)).toBeVisible();
  expect(sent).toEqual([]);
  await orderButton(page).click();
  await placedOrder(page, polish);
  expect(sent).toHaveLength(1);
});

test("an order pressed before its code was loaded is saved too", async ({ page }) => {
  await page.route("**/assets/orderRequest-*.js", (route) => route.abort());
  await reviewOffline(page);
  await orderButton(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(orderButton(page)).not.toHaveAttribute("aria-disabled", "true");
});

test("opening the checkout sends nothing; the shopper is asked, and the press orders it once", async ({
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
  await placedOrder(page, polish);
  expect(sent).toHaveLength(1);
});

test("an order whose cart was changed is asked about, and only what is in the cart now is ordered", async ({
  page,
  context,
}) => {
  const sent = sentOrders(page);
  await openFrame(page, polish);
  await goToReview(page, polish);
  await page.goto("/cart");
  await ready(page, polish);
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
  await ready(page, polish);
  const one = updated();
  await page
    .getByRole("button", { name: /^Zmniejsz liczbę sztuk/ })
    .first()
    .click();
  await one;
  await page.goto("/checkout?step=review");
  await page.getByRole("button", { name: confirm }).click();
  await expect(notices(page).getByText("Od złożenia tego zamówienia offline coś się zmieniło")).toBeVisible();
  expect(sent).toEqual([]);
  await orderButton(page).click();
  await placedOrder(page, polish);
  expect(sent.map((products) => Object.values(products))).toEqual([[1]]);
});

for (const path of ["/p/MR-BRUNO/bruno", "/c/okulary-korekcyjne"]) {
  test(`${path}, opened offline, comes by itself with the connection and asks for each thing once`, async ({
    page,
    context,
  }) => {
    await page.goto("/cart");
    await ready(page, polish);
    await context.setOffline(true);
    await page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = href;
      link.click();
    }, path);
    await expect(page.getByRole("heading", { level: 1, name: "Jesteś offline" })).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: /^(Bruno|Okulary korekcyjne)/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((address) => address === "/healthz").length).toBeLessThanOrEqual(3);
    expect(asked.filter((address) => address.endsWith("product/_search")).length).toBeLessThanOrEqual(8);
  });
}

/** From now on the files of this build are gone, as after a deployment; the page that is open still asks for them. */
const deploy = (page: Page, file: string) =>
  page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404, body: "Not found" }));

test("an address whose check is gone after a deployment is not lost: a message, another try, and what was typed", async ({
  page,
}) => {
  await deploy(page, "checkAddress");
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
  // The page of the new build, with what was typed into the old one.
  await expect(page.getByText("Nie udało się sprawdzić formularza")).toBeHidden();
  await expect(street).toHaveValue(polish.address.street);
  await page.getByRole("button", { name: polish.continue[1] }).click();
  await page.getByRole("button", { name: polish.continue[2] }).click();
  await expect(orderButton(page)).toBeVisible();
});

test("an address that cannot be checked offline is checked with another try", async ({ page, context }) => {
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

test("a cart whose code is gone after a deployment says so, and offers the new page", async ({ page }) => {
  await deploy(page, "ShopMicrocart");
  await page.goto("/");
  await ready(page, polish);
  await page.getByRole("link", { name: polish.cart }).click();
  await expect(notices(page).getByText("Jest nowa wersja sklepu")).toBeVisible();
  await page.unroute("**/assets/ShopMicrocart-*.js");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Odśwież stronę" }).click();
  await reloaded;
  await ready(page, polish);
  await page.getByRole("link", { name: polish.cart }).click();
  await expect(microcart(page, polish)).toBeVisible();
});
