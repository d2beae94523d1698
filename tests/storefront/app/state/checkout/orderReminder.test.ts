import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClient, type Fetch } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { createOrderReminder } from "#app/state/checkout/orderReminder.ts";
import { countOf } from "../../../platform/support/countOf.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { black } from "../../../platform/support/shopping.ts";
import { openTab, put, stubBrowser, type Tab } from "../../support/openTab.ts";
import { answerSteps, answerStepsOffline, pressOrder, shownSum } from "../../support/placing.ts";

const platform = await openForTests();
const browser = { onLine: true };
let calls: string[];
/** Whether the answer to the request that places an order is lost, although the order arrives. */
let isAnswerLost: boolean;
let tab: Tab;
let visitor: string;
let visited: string[];
let path: string;

const fetch: Fetch = async (request) => {
  if (!browser.onLine) throw new TypeError("Failed to fetch");
  const { pathname } = new URL(request.url);
  calls.push(pathname);
  request.headers.set("x-dioptra-visitor", visitor);
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
  visitor = "visitor-a";
  stubBrowser();
  vi.stubGlobal("navigator", browser);
  await platform.setStock(black, 22);
  tab = await openTab(fetch);
  await put(tab, fetch, "MR-BRUNO", black, 2);
  await answerSteps(tab, checkout());
});
afterEach(() => {
  tab.close();
  vi.unstubAllGlobals();
});

const press = () => pressOrder(tab, checkout());

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

test("asks about an order that was stored offline, leads to the review, and sends it only after its button is pressed", async () => {
  const before = await storedOrders();
  await pressOffline();
  await remind(true);
  expect([tab.noticeIds().includes("offline.orderWaiting"), sentOrders()]).toEqual([true, 0]);
  expect(checkout().store.getState().waitingOrder).toEqual({ total: shownSum(tab, checkout())?.total });
  await confirm();
  expect([sentOrders(), visited]).toEqual([0, ["/checkout?step=review"]]);
  await expect(press()).resolves.toMatchObject({ state: "placed" });
  expect([sentOrders(), await storedOrders()]).toEqual([1, before + 1]);
  expect([tab.pieces(), checkout().store.getState().waitingOrder]).toEqual([{}, null]);
});

test("names a stored order while the shop cannot be reached, also after a reload, and asks nothing of the platform", async () => {
  await pressOffline();
  expect(tab.connection.store.getState().orderWaits).toBe(true);
  checkout().store.setState({ waitingOrder: null });
  expect(tab.connection.store.getState().orderWaits).toBe(false);
  tab.connection.lost();
  calls = [];
  await remind();
  expect([tab.connection.store.getState().orderWaits, calls, tab.noticeIds()]).toEqual([true, [], []]);
  tab.connection.reached();
  await remind(true);
  expect(tab.noticeIds()).toContain("offline.orderWaiting");
  await expect(press()).resolves.toMatchObject({ state: "placed" });
  expect(tab.connection.store.getState().orderWaits).toBe(false);
});

test("orders nothing at another total than the one that was pressed, however it is confirmed", async () => {
  await pressOffline();
  const agreed = shownSum(tab, checkout())?.total.minor ?? Number.NaN;
  const [line] = tab.state().lines;
  browser.onLine = false;
  if (line) await tab.cart.setQuantity(line, 4, 22);
  expect(shownSum(tab, checkout())).toBeNull();
  browser.onLine = true;
  await tab.cart.sync("changed");
  await remind(true, true);
  await confirm();
  expect([sentOrders(), visited]).toEqual([0, ["/checkout?step=review"]]);
  expect(checkout().store.getState().waitingOrder).toEqual({ total: { minor: agreed, currency: "PLN" } });
  expect(shownSum(tab, checkout())?.total.minor).toBeGreaterThan(agreed);
});

describe("an order whose lines have not changed", () => {
  /** Raises the value of the goods from which delivery is free. */
  const raiseFreeFrom = (by: number) =>
    platform.connection.query(`update shipping_rates set free_from = free_from + ${by}`);

  test("is not sent by itself when delivery costs more, and is shown with both totals", async () => {
    await pressOffline();
    const agreed = shownSum(tab, checkout())?.total.minor ?? Number.NaN;
    await raiseFreeFrom(100_000);
    await remind(true, true);
    await raiseFreeFrom(-100_000);
    expect([tab.noticeIds().includes("offline.orderWaiting"), sentOrders()]).toEqual([true, 0]);
    expect(checkout().store.getState().waitingOrder?.total?.minor).toBe(agreed);
    expect(shownSum(tab, checkout())?.total.minor).toBe(agreed + 500);
  });
});

describe("the discount that was shown", () => {
  const coupon = (percent: number) =>
    platform.connection.query(
      `insert into coupons (code, percent, max_uses_per_customer, created_at) values ('HALF', ${percent}, 1, now())
       on conflict (code) do update set percent = ${percent}`,
    );
  const token = () => {
    const { connection } = tab.state();
    return connection.state === "connected" ? connection.token : "";
  };
  const apply = async () => {
    await coupon(50);
    const answer = await platform.fetch(
      new Request(`http://shop.test/api/cart/apply-coupon?token=&cartId=${token()}&coupon=HALF`, { method: "POST" }),
    );
    expect(answer.status).toBe(200);
    await tab.cart.refreshTotals();
  };

  test("is part of the order, so that the platform refuses another one", async () => {
    await apply();
    const shown = shownSum(tab, checkout())?.total.minor ?? Number.NaN;
    await coupon(10);
    await expect(press()).resolves.toMatchObject({ state: "refused", code: "DISCOUNT_CHANGED" });
    await tab.cart.refreshTotals();
    expect(shownSum(tab, checkout())?.total.minor).toBeGreaterThan(shown);
    await expect(press()).resolves.toMatchObject({ state: "placed" });
  });

  test("is taken back before a cart whose coupon was used up can be ordered without it", async () => {
    await apply();
    await expect(press()).resolves.toMatchObject({ state: "refused", code: "COUPON_USED_UP" });
    await (await tab.cart.load()).removeCoupon(token());
    expect(shownSum(tab, checkout())?.costs.discount?.minor).toBe(0);
    await expect(press()).resolves.toMatchObject({ state: "placed" });
  });
});

test("a payment with a cost is ordered only at a total that includes the cost", async () => {
  await platform.connection.query("insert into payment_methods values ('courier', 9, false, '{\"pl\":\"Kurier\"}')");
  await platform.connection.query("insert into payment_costs values ('courier', 'PL', 'PLN', 700)");
  const before = shownSum(tab, checkout())?.total.minor ?? Number.NaN;
  checkout().store.setState({ paymentCode: "courier", paymentCost: { minor: 700, currency: "PLN" } });
  expect(shownSum(tab, checkout())).toBeNull();
  const { connection } = tab.state();
  if (connection.state === "connected") await tab.cart.setPayment(connection.token, "courier");
  expect(shownSum(tab, checkout())?.total.minor).toBe(before + 700);
  await expect(press()).resolves.toMatchObject({ state: "placed" });
});

test("does not send an order whose quantity has changed, and opens the review", async () => {
  await pressOffline();
  const [line] = tab.state().lines;
  if (line) await tab.cart.setQuantity(line, 1, 22);
  await remind(true, true);
  expect(tab.noticeIds()).toContain("offline.orderWaiting");
  await confirm();
  expect([sentOrders(), visited]).toEqual([0, ["/checkout?step=review"]]);
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

describe("a delivery that was chosen offline", () => {
  beforeEach(async () => {
    tab.close();
    visitor = crypto.randomUUID();
    stubBrowser();
    tab = await openTab(fetch);
    await put(tab, fetch, "MR-BRUNO", black, 2);
    answerStepsOffline(checkout());
  });

  test("is sent once the platform answers, and the total then includes it", async () => {
    expect(shownSum(tab, checkout())).toBeNull();
    browser.onLine = false;
    await expect(checkout().sendChoices()).resolves.toBe("unavailable");
    browser.onLine = true;
    await expect(checkout().sendChoices()).resolves.toBeNull();
    expect(shownSum(tab, checkout())?.costs.shipping).not.toBeNull();
    await expect(press()).resolves.toMatchObject({ state: "placed" });
  });

  test("is part of the total with which the waiting order is compared", async () => {
    const { lines, connection } = tab.state();
    const products = lines.map(({ sku, name, quantity, price, checksum }) => ({
      sku,
      name,
      quantity,
      price: price.current,
      checksum,
    }));
    const goods = products.reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0);
    const amount = (minor: number) => ({ minor, currency: "PLN" as const });
    const costs = { shipping: amount(0), payment: amount(0), discount: amount(0), giftCard: amount(0) };
    browser.onLine = false;
    const cartId = connection.state === "connected" ? connection.token : "";
    const outcome = await checkout().place({ cartId, products, consents: [], total: amount(goods), costs });
    expect(outcome?.state).toBe("offline");
    browser.onLine = true;
    await expect(checkout().checkWaitingOrder()).resolves.toEqual({ state: "unchanged" });
  });

  test("is refused when it is not offered", async () => {
    checkout().store.setState({ shipping: { carrierCode: "pigeon", methodCode: "night" } });
    await expect(checkout().sendChoices()).resolves.toBe("not-offered");
  });
});
