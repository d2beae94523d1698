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
/** What becomes of the call that places an order: it arrives, or its answer is lost. */
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
const sent = () => calls.filter((call) => call.endsWith("order/create")).length;
const orders = () => countOf(platform.connection, "orders");

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
  await tab.cart.shipTo(connection.token, address, shipping);
});
afterEach(() => {
  tab.close();
  vi.unstubAllGlobals();
});

/** Presses the button with what is shown now. */
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

/** Presses what the notice about a waiting order offers. */
async function confirm() {
  const notice = tab.notices.store.getState().shown.find(({ message }) => message.id === "offline.orderWaiting");
  notice?.action?.onAction();
  await vi.waitFor(() => expect(visited).not.toEqual([]));
}

test("an order pressed offline is asked about, and placed by the press alone", async () => {
  const before = await orders();
  await pressOffline();
  await remind(true);
  expect([tab.said().includes("offline.orderWaiting"), sent()]).toEqual([true, 0]);
  await confirm();
  expect([sent(), await orders()]).toEqual([1, before + 1]);
  expect(visited[0]).toMatch(/^\/order-confirmation\/\d{9}$/);
  expect(tab.pieces()).toEqual({});
});

test("an order whose quantity was changed since is not sent; the shopper is led to the review", async () => {
  await pressOffline();
  const [line] = tab.state().lines;
  if (line) await tab.cart.setQuantity(line, 1, 22);
  await remind(true, true);
  expect(tab.said()).toContain("offline.orderWaiting");
  await confirm();
  expect([sent(), visited]).toEqual([0, ["/checkout?step=review"]]);
  expect(tab.said()).toContain("offline.orderChanged");
  await expect(press()).resolves.toMatchObject({ state: "placed" });
  await expect(platform.stockOf(black)).resolves.toBe(21);
});

test("an order whose pieces were sold meanwhile is not sent", async () => {
  await pressOffline();
  await platform.setStock(black, 1);
  await remind(true, true);
  expect([tab.said().includes("offline.orderWaiting"), sent()]).toEqual([true, 0]);
});

test("an order whose products are not in the cart any more is forgotten", async () => {
  await pressOffline();
  const [line] = tab.state().lines;
  if (line) await tab.cart.remove(line);
  await remind(true, true);
  expect([tab.said().includes("offline.orderWaiting"), sent()]).toEqual([false, 0]);
  await expect(checkout().look()).resolves.toBeNull();
});

test("an order that the platform has already is shown as placed, without being sent again", async () => {
  isAnswerLost = true;
  await expect(press()).resolves.toEqual({ state: "unanswered" });
  path = "/checkout";
  await remind();
  expect(sent()).toBe(1);
  expect(visited[0]).toMatch(/^\/order-confirmation\/\d{9}$/);
  expect(tab.pieces()).toEqual({});
});

test("on another page its arrival is told, with the way to it", async () => {
  isAnswerLost = true;
  await press();
  await remind();
  expect([tab.said().includes("offline.orderArrived"), visited, sent()]).toEqual([true, [], 1]);
});

test.each([
  ["the setting", "/", false, true],
  ["the thank-you page, when the connection returns", "/order-confirmation/000000001", true, false],
] as const)("%s sends an unchanged order without asking", async (_title, at, isBackOnline, isAutomatic) => {
  await pressOffline();
  path = at;
  await remind(isBackOnline, isAutomatic);
  expect(sent()).toBe(1);
  expect(visited[0]).toMatch(/^\/order-confirmation\/\d{9}$/);
});

test("where the platform cannot be reached nothing is asked and nothing is lost", async () => {
  await pressOffline();
  browser.onLine = false;
  await remind();
  expect([tab.said().includes("offline.orderWaiting"), sent()]).toEqual([false, 0]);
  browser.onLine = true;
  await remind(true);
  expect(tab.said()).toContain("offline.orderWaiting");
});
