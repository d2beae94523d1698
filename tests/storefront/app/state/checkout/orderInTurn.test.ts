import { beforeEach, expect, test } from "vitest";
import { type Checkout, checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();

let checkout: Checkout;
beforeEach(async () => {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  checkout = checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) });
  await answerSteps(shop.tab, checkout);
  shop.calls.length = 0;
});

const askedFor = (path: string) => shop.calls.filter((each) => each.endsWith(path));

/** Makes the platform answer a call late: once the returned function is called. */
function holdBack(path: string): () => void {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  shop.provider = async (request) => {
    if (new URL(request.url).pathname.endsWith(path)) await answered;
    return shop.platform.fetch(request);
  };
  return resolve;
}

test("an order waits for a cart that is being read, so that no second cart appears", async () => {
  const answer = holdBack("/cart/pull");
  const read = shop.tab.cart.sync("load");
  await expect.poll(() => askedFor("/cart/pull")).toHaveLength(1);
  const ordered = pressOrder(shop.tab, checkout);
  // Long enough for the platform to place an order that does not wait.
  for (let request = 0; request < 20; request += 1) await clientOf(shop.platform.fetch).catalog.product("MR-EMIL");
  answer();
  expect(await ordered).toMatchObject({ state: "placed" });
  await read;
  expect(askedFor("/cart/create")).toEqual([]);
  expect(shop.tab.pieces()).toEqual({});
});

test("an order that is being sent is not asked for", async () => {
  const answer = holdBack("/order/create");
  const ordered = pressOrder(shop.tab, checkout);
  await expect.poll(() => askedFor("/order/create")).toHaveLength(1);
  await expect(checkout.checkWaitingOrder()).resolves.toBeNull();
  answer();
  expect(await ordered).toMatchObject({ state: "placed" });
  expect(askedFor("/order/details")).toEqual([]);
});
