import { expect, test } from "./fixtures.ts";
import { addToCart, fillAddress, fillPersonal, fillShipping, openFrame, polish, reviewFrame } from "./shopper.ts";

test("every error in the checkout names the field, the reason and the remedy, and keeps the input", async ({
  page,
}) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  await page.goto("/checkout");
  await page.getByLabel("E-mail", { exact: true }).fill("anna.example.com");
  await page.getByRole("button", { name: polish.continue[0] }).click();
  await expect(page.getByLabel("Imię", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Imię", { exact: true })).toHaveAccessibleDescription(/.+/);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("anna.example.com");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(/@/);

  await fillPersonal(page, polish);
  await page.getByLabel("Kod pocztowy", { exact: true }).fill("00-5");
  await page.getByLabel("Telefon", { exact: true }).fill("12");
  await page.getByRole("button", { name: polish.continue[1] }).click();
  await expect(page.getByLabel("Kod pocztowy", { exact: true })).toHaveAccessibleDescription(/00-000/);
  await expect(page.getByLabel("Kod pocztowy", { exact: true })).toHaveValue("00-5");
  await expect(page.getByLabel("Telefon", { exact: true })).toHaveValue("12");
});

test.describe("when the network goes", () => {
  test.use({ expectsErrors: true });

  test("a press before the ways of delivery are known goes on with the one that is offered offline", async ({
    page,
    context,
  }) => {
    await openFrame(page, polish);
    await addToCart(page, polish);
    const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
    await page.route("**/api/cart/shipping-methods*", async (route) => {
      await isLost;
      await route.abort("internetdisconnected");
    });
    await page.goto("/checkout");
    await fillPersonal(page, polish);
    await fillAddress(page, polish);
    await page.getByRole("button", { name: polish.continue[1] }).click();
    await context.setOffline(true);
    lose();
    await expect(page.getByRole("button", { name: polish.continue[2] })).toBeVisible();
    await expect(page.getByText("Kurier", { exact: true })).toBeVisible();
  });
});

test("the input survives a reload", { tag: "@full" }, async ({ page }) => {
  await openFrame(page, polish);
  await addToCart(page, polish);
  await page.goto("/checkout");
  await fillPersonal(page, polish, "anna@example.com");
  await page.getByLabel("Ulica i numer", { exact: true }).fill("Prosta 5");
  await page.getByLabel("Kod pocztowy", { exact: true }).fill("90-0");
  await page.reload();
  await expect(page.getByText("anna@example.com")).toBeVisible();
  await expect(page.getByLabel("Ulica i numer", { exact: true })).toHaveValue("Prosta 5");
  await expect(page.getByLabel("Kod pocztowy", { exact: true })).toHaveValue("90-0");
});

test(
  "what was typed for the invoice comes back when it goes to the delivery address no more",
  { tag: "@full" },
  async ({ page }) => {
    await openFrame(page, polish);
    await addToCart(page, polish);
    await page.goto("/checkout");
    await fillPersonal(page, polish);
    await fillShipping(page, polish);
    const same = page.getByRole("checkbox", { name: "Taki sam jak adres dostawy" });
    const street = page.getByLabel("Ulica i numer", { exact: true });
    await same.uncheck();
    await street.fill("Krzywa");
    await same.check();
    await same.uncheck();
    await expect(street).toHaveValue("Krzywa");
    await same.check();
    await page.reload();
    await expect(same).toBeChecked();
    await page.getByRole("button", { name: polish.continue[2] }).click();
    await expect(page.getByRole("button", { name: polish.order })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /^Zmień: Płatność/ }).click();
    await expect(same).toBeChecked();
    await same.uncheck();
    await expect(street).toHaveValue("Krzywa");
  },
);

test.describe("when the shop refuses an order", () => {
  test.use({ expectsErrors: true });

  test("a failed order is reported and can be sent again", async ({ page }) => {
    await reviewFrame(page, polish);
    await page.route(
      "**/api/order/create*",
      (route) => route.fulfill({ status: 500, json: { code: 500, result: "Something went wrong, try later." } }),
      { times: 1 },
    );
    await page.getByRole("button", { name: polish.order }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Sklep nie mógł przyjąć zamówienia." })).toBeVisible();
    await page.getByRole("button", { name: polish.order }).click();
    await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeVisible();
  });

  test(
    "a shopper who has ordered too often is told when they can order again, and keeps the input",
    { tag: "@full" },
    async ({ page }) => {
      await reviewFrame(page, polish);
      const result = { message: "Too many orders.", code: "TOO_MANY_TRIES" };
      await page.route(
        "**/api/order/create*",
        (route) => route.fulfill({ status: 429, headers: { "retry-after": "1800" }, json: { code: 429, result } }),
        { times: 1 },
      );
      await page.getByRole("button", { name: polish.order }).click();
      const texts = page.getByRole("alert").filter({ hasText: /zbyt wiele zamówień.*ponownie od: \S+ \d\d:\d\d\./ });
      await expect(texts).toBeVisible();
      await expect(page.getByText("Brzęczyszczykiewicz").first()).toBeVisible();
      await page.getByRole("button", { name: polish.order }).click();
      await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeVisible();
    },
  );
});
