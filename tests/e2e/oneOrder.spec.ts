import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { placeOrder, polish, reviewFrame } from "./shopper.ts";

/** Records the order numbers in the platform's responses. */
function orderNumbersOf(page: Page): string[] {
  const numbers: string[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/order/create") || !response.ok()) return;
    void response.json().then(({ result }) => numbers.push(result.orderNumber));
  });
  return numbers;
}

test("a double click places one order", async ({ page }) => {
  const numbers = orderNumbersOf(page);
  await reviewFrame(page, polish);
  await page.getByRole("button", { name: polish.order }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeVisible();
  expect(new Set(numbers).size).toBe(1);
});

test.describe("with an unreliable connection", () => {
  test.use({ expectsErrors: true });

  test("an order whose response was lost stays one order when it is sent again", { tag: "@full" }, async ({ page }) => {
    await reviewFrame(page, polish);
    const reached: string[] = [];
    await page.route(
      "**/api/order/create*",
      async (route) => {
        const response = await route.fetch();
        reached.push((await response.json()).result.orderNumber);
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: polish.order }).click();
    await expect(page.getByText("Nie wiemy, czy zamówienie do nas dotarło.")).toBeVisible();
    const number = await placeOrder(page, polish);
    expect([number]).toEqual(reached);
  });

  test("an order whose response was lost is found after a reload", async ({ page }) => {
    await reviewFrame(page, polish);
    await page.route(
      "**/api/order/create*",
      async (route) => void (await route.fetch(), await route.abort("connectionreset")),
      { times: 1 },
    );
    await page.getByRole("button", { name: polish.order }).click();
    await expect(page.getByText("Nie wiemy, czy zamówienie do nas dotarło.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeVisible();
  });
});
