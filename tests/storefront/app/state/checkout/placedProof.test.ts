import { beforeEach, expect, test } from "vitest";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, openTab, put, type Tab } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();

function checkout(tab: Tab = shop.tab) {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  return checkoutOf(tab, { store, client: clientOf(shop.fetch) });
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

test("a checkout that is open in another tab learns which order was placed, until the next checkout", async () => {
  const other = await openTab(shop.fetch);
  checkout(other).hydrate();
  checkout(other).enter();
  await answerSteps(shop.tab, checkout());
  const outcome = await pressOrder(shop.tab, checkout());
  const number = outcome?.state === "placed" ? outcome.number : "not placed";
  expect(checkout(other).store.getState()).toMatchObject({ placedNumber: number, isPlacedHere: false });
  expect(checkout().store.getState()).toMatchObject({ placedNumber: number, isPlacedHere: true });
  checkout(other).enter();
  expect(checkout(other).store.getState().placedNumber).toBeNull();
  other.close();
});
