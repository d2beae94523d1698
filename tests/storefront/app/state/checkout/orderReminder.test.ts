import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, type Fetch } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { createOrderReminder } from "#app/state/checkout/orderReminder.ts";
import { countOf } from "../../../platform/support/countOf.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { black } from "../../../platform/support/shopping.ts";
import { openTab, put, stubBrowser, type Tab } from "../../support/openTab.ts";

const address = {
  firstName: "Anna",
  lastName: "Nowak",
  country: "PL" as const,
  street: "Prosta 5",
  apartment: "",
  postcode: "90-001",
  city: "Łódź",
  region: "",
  phone: "+48600100200",
};
const shipping = { carrierCode: "dpd", methodCode: "flatrate" };

const platform = await openForTests();
const browser = { onLine: true };
let calls: string[];
/** Whether the answer to the request that places an order is lost, although the order arrives. */
let isAnswerLost: boolean;
let tab: Tab;
let visited: string[];
let path: string;

const fetch: Fetch = async (request) => {
  if (!browser.onLine) throw new TypeError("Failed to fetch");
  const { pathname } = new URL(request.url);
  calls.push(pathname);
  request.headers.set("x-dioptra-visitor", "visitor-a");
  const answer = await platform.fetch(request);
  if (isAnswerLost && pathname.endsWith("order/create")) throw new TypeError("Failed to fetch");
  return answer;
};
const client = () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  return { store, client: createClient({ fetch, origin: "http://shop.test", store, requester: "browser" }) };
};
const checkout = () => checkoutOf(tab, client());
const remind = (isBackOnline = false, isAutomatic = false) =>
  createOrderReminder({
    ...client(),
    shop: tab,
    go: (to) => void visited.push(to),
    path: () => path,
    isAutomatic,
  })(isBackOnline);
const sentOrders = () => calls.filter((call) => call.endsWith("order/create")).length;
const storedOrders = () => countOf(platform.connection, "orders");

beforeEach(async () => {
  Object.assign(browser, { onLine: true });
  calls = [];
  visited = [];
  path = "/";
  isAnswerLost = false;
  stubBrowser();
  vi.stubGlobal("navigator", browser);
  await platform.setStock(black, 22);
  tab = await openTab(fetch);
  await put(tab, fetch, "MR-BRUNO", black, 2);
  checkout().store.setState({
    personal: { firstName: "Anna", lastName: "Nowak", email: "anna@example.com" },
    shippingAddress: address,
    shipping,
    paymentCode: "cashondelivery",
    paymentCost: { minor: 0, currency: "PLN" },
  });
  const { connection } = tab.state();
  if (connection.state !== "connected") throw new Error("There is no cart.");
  await tab.cart.setShipping(connection.token, address, shipping);
});
afterEach(() => {
  tab.close();
  vi.unstubAllGlobals();
});

/** Presses the order button with the cart as it is shown now. */
function press() {
  const { connection, totals, lines } = tab.state();
  return checkout().place({
    cartId: connection.state === "connected" ? connection.token : "",
    delivery: totals?.rows.find(({ code }) => code === "shipping")?.amount ?? null,
    products: lines.map(({ sku, name, quantity, price, checksum }) => ({
      sku,
      name,
      quantity,
      price: price.current,
      checksum,
    })),
  });
}

async function pressOffline() {
  browser.onLine = false;
  const outcome = await press();
  expect(outcome?.state).toBe("offline");
  browser.onLine = true;
}

/** Presses the button of the notice about a waiting order. */
async function confirm() {
  const notice = tab.notices.store.getState().shown.find(({ message }) => message.id === "offline.orderWaiting");
  notice?.action?.onAction();
  await vi.waitFor(() => expect(visited).not.toEqual([]));
}

test("asks about an order that was stored offline and sends it only after a press", async () => {
  const before = await storedOrders();
  await pressOffline();
  await remind(true);
  expect([tab.noticeIds().includes("offline.orderWaiting"), sentOrders()]).toEqual([true, 0]);
  await confirm();
  expect([sentOrders(), await storedOrders()]).toEqual([1, before + 1]);
  expect(visited[0]).toMatch(/^\/order-confirmation\/\d{9}$/);
  expect(tab.pieces()).toEqual({});
});

test("does not send an order whose quantity has changed, and opens the review", async () => {
  await pressOffline();
  const [line] = tab.state().lines;
  if (line) await tab.cart.setQuantity(line, 1, 22);
  await remind(true, true);
  expect(tab.noticeIds()).toContain("offline.orderWaiting");
  await confirm();
  expect([sentOrders(), visited]).toEqual([0, ["/checkout?step=review"]]);
  expect(tab.noticeIds()).toContain("offline.orderChanged");
  await expect(press()).resolves.toMatchObject({ state: "placed" });
  await expect(platform.stockOf(black)).resolves.toBe(21);
});

test("does not send an order whose stock was sold meanwhile", async () => {
  await pressOffline();
  await platform.setStock(black, 1);
  await remind(true, true);
  expect([tab.noticeIds().includes("offline.orderWaiting"), sentOrders()]).toEqual([true, 0]);
});

test("discards an order whose products are not in the cart any more", async () => {
  await pressOffline();
  const [line] = tab.state().lines;
  if (line) await tab.cart.remove(line);
  await remind(true, true);
  expect([tab.noticeIds().includes("offline.orderWaiting"), sentOrders()]).toEqual([false, 0]);
  await expect(checkout().checkWaitingOrder()).resolves.toBeNull();
});

test("shows an order that the platform already has as placed, without sending it again", async () => {
  isAnswerLost = true;
  await expect(press()).resolves.toEqual({ state: "unanswered" });
  path = "/checkout";
  await remind();
  expect(sentOrders()).toBe(1);
  expect(visited[0]).toMatch(/^\/order-confirmation\/\d{9}$/);
  expect(tab.pieces()).toEqual({});
});

test("shows a notice with a link to that order on other pages", async () => {
  isAnswerLost = true;
  await press();
  await remind();
  expect([tab.noticeIds().includes("offline.orderArrived"), visited, sentOrders()]).toEqual([true, [], 1]);
});

test.each([
  ["the setting", "/", false, true],
  ["the thank-you page, when the connection returns", "/order-confirmation/000000001", true, false],
] as const)("sends an unchanged order without asking because of %s", async (_title, at, isBackOnline, isAutomatic) => {
  await pressOffline();
  path = at;
  await remind(isBackOnline, isAutomatic);
  expect(sentOrders()).toBe(1);
  expect(visited[0]).toMatch(/^\/order-confirmation\/\d{9}$/);
});

test("keeps the order and shows no notice while the platform cannot be reached", async () => {
  await pressOffline();
  browser.onLine = false;
  await remind();
  expect([tab.noticeIds().includes("offline.orderWaiting"), sentOrders()]).toEqual([false, 0]);
  browser.onLine = true;
  await remind(true);
  expect(tab.noticeIds()).toContain("offline.orderWaiting");
});
