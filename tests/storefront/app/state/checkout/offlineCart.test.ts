import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, type Fetch } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { localTotals } from "#domain/cart/totals.ts";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { countOf } from "../../../platform/support/countOf.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { black } from "../../../platform/support/shopping.ts";
import { openTab, put, stubBrowser, type Tab } from "../../support/openTab.ts";
import { answerStepsOffline, pressOrder, shownSum } from "../../support/placing.ts";

const platform = await openForTests();
const browser = { onLine: true };
/** Whether the platform answers calls of the cart and of orders. A browser that reports to be online may not reach it. */
let isReachable: boolean;
let created: number;
let visitor: string;
let tab: Tab;

const fetch: Fetch = async (request) => {
  const { pathname } = new URL(request.url);
  if (!isReachable && /\/(cart|order|stock)\//.test(pathname)) throw new TypeError("Failed to fetch");
  if (pathname.endsWith("order/create")) created += 1;
  request.headers.set("x-dioptra-visitor", visitor);
  return platform.fetch(request);
};
const checkout = () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  return checkoutOf(tab, {
    store,
    client: createClient({ fetch, origin: "http://shop.test", store, requester: "browser" }),
  });
};
const delivery = { minor: 1490, currency: "PLN" as const };

/** Presses the order button below the total that this browser has added up itself. */
function pressWithoutCart() {
  const { lines } = tab.state();
  const payment = { minor: 0, currency: "PLN" as const };
  const total = localTotals(lines, { shipping: delivery, payment }, "PLN").grandTotal;
  const costs = { shipping: delivery, payment, discount: payment, giftCard: payment };
  const products = lines.map(({ sku, name, quantity, price, checksum }) => ({
    sku,
    name,
    quantity,
    price: price.current,
    checksum,
  }));
  return checkout().place({ cartId: "", products, consents: [], total, costs });
}

beforeEach(async () => {
  Object.assign(browser, { onLine: true });
  isReachable = false;
  created = 0;
  visitor = crypto.randomUUID();
  stubBrowser();
  vi.stubGlobal("navigator", browser);
  await platform.setStock(black, 22);
  tab = await openTab(fetch);
  await put(tab, fetch, "MR-BRUNO", black, 2);
  answerStepsOffline(checkout());
});
afterEach(() => {
  tab.close();
  vi.unstubAllGlobals();
});

test.each([
  ["the device is offline", false],
  ["the network does not reach the platform", true],
])("an order of a cart that the platform has not seen is stored while %s", async (_title, onLine) => {
  browser.onLine = onLine;
  expect(tab.state().connection.state).toBe("disconnected");
  await expect(pressWithoutCart()).resolves.toEqual({ state: "offline", isStored: expect.any(Boolean) });
  expect([created, tab.pieces()[black]]).toEqual([0, 2]);
});

test("it waits for the total of the platform, and is then placed once", async () => {
  const before = await countOf(platform.connection, "orders");
  await pressWithoutCart();
  isReachable = true;
  await checkout().checkWaitingOrder();
  expect([created, checkout().store.getState().waitingOrder]).toEqual([0, { total: expect.anything() }]);
  expect(shownSum(tab, checkout())?.costs.shipping).not.toBeNull();
  await expect(pressOrder(tab, checkout())).resolves.toMatchObject({ state: "placed" });
  await expect(checkout().checkWaitingOrder()).resolves.toBeNull();
  expect([created, await countOf(platform.connection, "orders"), tab.pieces()]).toEqual([1, before + 1, {}]);
});
