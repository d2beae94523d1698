import { expect, test } from "vitest";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();

test("an order waits for a cart that is being read, so that no second cart appears", async () => {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const checkout = checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) });
  await answerSteps(shop.tab, checkout);

  // The platform answers the question for the cart late.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  shop.provider = async (request) => {
    if (new URL(request.url).pathname.endsWith("/cart/pull")) await answered;
    return shop.platform.fetch(request);
  };
  shop.calls.length = 0;
  const read = shop.tab.cart.sync("load");
  await expect.poll(() => shop.calls.some((path) => path.endsWith("/cart/pull"))).toBe(true);
  const ordered = pressOrder(shop.tab, checkout);
  // Long enough for the platform to place an order that does not wait.
  for (let request = 0; request < 20; request += 1) await clientOf(shop.platform.fetch).catalog.product("MR-EMIL");
  answer();
  expect(await ordered).toMatchObject({ state: "placed" });
  await read;
  expect(shop.calls.filter((path) => path.endsWith("/cart/create"))).toEqual([]);
  expect(shop.tab.pieces()).toEqual({});
});
