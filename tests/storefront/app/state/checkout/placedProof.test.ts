import { beforeEach, expect, test } from "vitest";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();

function checkout() {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  return checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) });
}

beforeEach(() => put(shop.tab, shop.fetch, "MR-EMIL", emil));

test("the page of a placed order has what a browser without cookies pays it with, until the next checkout", async () => {
  await answerSteps(shop.tab, checkout());
  await pressOrder(shop.tab, checkout());
  expect(checkout().store.getState().placedProof).toEqual({
    orderId: expect.stringMatching(/^\d+$/),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  checkout().enter();
  expect(checkout().store.getState().placedProof).toBeNull();
});
