import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { bruno, orderFor } from "../storefront/platform/support/shopping.ts";
import { startShop } from "../support/shop.ts";

test("stops with an error and acknowledges no order after its data folder was deleted", async () => {
  const shop = await startShop();
  onTestFinished(shop.remove);
  let cookie = "";
  const post = async (call: string, body: unknown) => {
    const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
    const answer = await fetch(`${shop.origin}/api/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
    cookie ||= answer.headers.getSetCookie().join().split(";")[0] ?? "";
    return { status: answer.status, json: await answer.json() };
  };
  const newOrder = async () => {
    const { json } = await post("cart/create?storeCode=pl", {});
    const cartId = String(json.result);
    await post(`cart/update?cartId=${cartId}`, { cartItem: { sku: bruno.sku, qty: 1, quoteId: cartId } });
    return orderFor(cartId, bruno);
  };
  const [first, second] = [await newOrder(), await newOrder()];
  await expect(post("order/create?localeCode=pl", first)).resolves.toMatchObject({ status: 200 });
  rmSync(shop.folder, { recursive: true });
  const refused = await post("order/create?localeCode=pl", second).catch(() => null);
  expect(refused?.status ?? 503).toBe(503);
  // A job may have written before the order arrived, so the shop may already have stopped.
  await post("cart/create?storeCode=pl", {}).catch(() => null);
  await expect(shop.exited).resolves.toBe(1);
  expect(shop.output()).toMatch(/The embedded platform stopped: The database in the data folder .* cannot be opened/);
});
