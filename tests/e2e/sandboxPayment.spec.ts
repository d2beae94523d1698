import { desktop, expect, expectHealthyPage, type Page, phone, tagFor, test } from "./fixtures.ts";
import { placeOrder, polish, reviewFrame } from "./shopper.ts";

/** Sends a request to the platform from the page, as the shop's scripts do. */
const send = (page: Page, path: string, body: unknown): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api/${address}`, text ? { method: "POST", headers, body: text } : {});
      return (await answer.json()).result;
    },
    [path, body === null ? "" : JSON.stringify(body)] as const,
  );

/** Places an order that awaits payment, and returns its id and its hash. */
async function order(page: Page) {
  await reviewFrame(page, polish);
  const number = await placeOrder(page, polish);
  const { entity_id } = await send(page, `order/details?order_id=${number}`, null);
  const { hash } = await send(page, "vsbridge/tpay/order-details", { order_id: entity_id });
  return { order_id: entity_id, hash };
}

/** Whether the browser logged a refused code, or the missing page to which shoppers return. */
const isExpected = (text: string) => /status of 40[49]/.test(text);

for (const { viewport, isQuick } of [
  { viewport: phone, isQuick: true },
  { viewport: desktop, isQuick: false },
]) {
  test.describe(`${viewport.width} pixels wide`, { tag: tagFor(isQuick) }, () => {
    test.use({ viewport, expectsErrors: true });

    test("a payment is completed on the sandbox's page", { tag: "@full" }, async ({ page, consoleErrors }) => {
      const { order_id, hash } = await order(page);
      const payment = await send(page, "vsbridge/tpay/post-payment", { order_id, hash, group: "150" });
      await page.goto(payment["url"] ?? "");
      await expect(page.getByRole("heading", { level: 1, name: "Płatność próbna: Tpay" })).toBeVisible();
      await expectHealthyPage(page);
      await page.getByLabel("Kod BLIK").fill("111234");
      await page.getByRole("button", { name: "Zapłać kodem" }).press("Enter");
      await expect(page.getByRole("alert")).toHaveText("Kod został odrzucony. Wpisz inny.");
      await expectHealthyPage(page);
      await page.getByLabel("Opłacona").check();
      await page.getByRole("button", { name: "Dalej do sklepu" }).press("Enter");
      await expect(page).toHaveURL(/\/order-status\/[\w-]+$/);
      const { status } = await send(page, "vsbridge/tpay/get-payment", { id: payment["transaction_id"] });
      expect(status).toBe("paid");
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    });
  });
}
