import { desktop, expect, expectSound, type Page, phone, test } from "./fixtures.ts";
import { goToReview, openFrame, placeOrder, polish } from "./shopper.ts";

/** Asks the provider in the page's own name, as the shop's scripts do. */
const ask = (page: Page, path: string, body: unknown): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api/${address}`, text ? { method: "POST", headers, body: text } : {});
      return (await answer.json()).result;
    },
    [path, body === null ? "" : JSON.stringify(body)] as const,
  );

/** An order that waits for its payment: its id and its hash. */
async function order(page: Page) {
  await openFrame(page, polish);
  await goToReview(page, polish);
  const number = await placeOrder(page, polish);
  const { entity_id } = await ask(page, `order/details?order_id=${number}`, null);
  const { hash } = await ask(page, "vsbridge/tpay/order-details", { order_id: entity_id });
  return { order_id: entity_id, hash };
}

/** A code that is refused, and the page that shoppers come back to, which is not what this is about. */
const isExpected = (complaint: string) => /status of 40[49]/.test(complaint);

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport, isDisturbed: true });

    test("a payment is played through on the sandbox's page", async ({ page, noise }) => {
      const { order_id, hash } = await order(page);
      const payment = await ask(page, "vsbridge/tpay/post-payment", { order_id, hash, group: "150" });
      await page.goto(payment["url"] ?? "");
      await expect(page.getByRole("heading", { level: 1, name: "Płatność próbna: Tpay" })).toBeVisible();
      await expectSound(page);
      await page.getByLabel("Kod BLIK").fill("111234");
      await page.getByRole("button", { name: "Zapłać kodem" }).press("Enter");
      await expect(page.getByRole("alert")).toHaveText("Kod został odrzucony. Wpisz inny.");
      await expectSound(page);
      await page.getByLabel("Zapłacona").check();
      await page.getByRole("button", { name: "Dalej do sklepu" }).press("Enter");
      await expect(page).toHaveURL(/\/order-status\/[\w-]+$/);
      const { status } = await ask(page, "vsbridge/tpay/get-payment", { id: payment["transaction_id"] });
      expect(status).toBe("paid");
      expect(noise.filter((complaint) => !isExpected(complaint))).toEqual([]);
    });
  });
}
