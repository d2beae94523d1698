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

test("what is ticked survives a reload, and what is not is asked for at each press", async () => {
  await answerSteps(shop.tab, checkout());
  checkout().setConsent("terms", true);
  await shop.reload();
  checkout().hydrate();
  expect(checkout().requireConsents(["terms"])).toBe(true);
  expect(checkout().requireConsents(["lenses", "terms"])).toBe(false);
  expect(checkout().requireConsents(["lenses", "terms"])).toBe(false);
  expect(checkout().store.getState().pressesWithoutConsent).toBe(2);
  checkout().setConsent("terms", false);
  expect(checkout().requireConsents(["terms"])).toBe(false);
});

test("the next order asks for the ticks again", async () => {
  await answerSteps(shop.tab, checkout());
  checkout().setConsent("terms", true);
  await expect(pressOrder(shop.tab, checkout())).resolves.toMatchObject({ state: "placed" });
  expect(checkout().requireConsents(["terms"])).toBe(false);
});
