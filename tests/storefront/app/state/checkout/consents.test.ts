import { beforeEach, expect, test, vi } from "vitest";
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

test("the order takes along what was ticked, also after it has waited in the browser", async () => {
  const consents = [{ id: "terms", version: "2026-11-27" }];
  const recorded = async () =>
    (await shop.platform.connection.query("select id, version from order_consents order by order_id desc limit 1"))
      .rows;
  await answerSteps(shop.tab, checkout());
  await expect(pressOrder(shop.tab, checkout(), consents)).resolves.toMatchObject({ state: "placed" });
  await expect(recorded()).resolves.toEqual(consents);

  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await answerSteps(shop.tab, checkout());
  vi.stubGlobal("navigator", { ...navigator, onLine: false });
  const waiting = [{ id: "terms", version: "later" }];
  await expect(pressOrder(shop.tab, checkout(), waiting)).resolves.toMatchObject({ state: "offline" });
  vi.stubGlobal("navigator", { ...navigator, onLine: true });
  await expect(checkout().sendWaitingOrder()).resolves.toMatchObject({ state: "placed" });
  await expect(recorded()).resolves.toEqual(waiting);
});
