import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fetch } from "#client/createClient.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { shownRows } from "#domain/cart/totals.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { platformOn } from "../../../platform/support/openTestPlatform.ts";
import { openTab, put, stubBrowser, type Tab } from "../../support/openTab.ts";
import { black } from "../../../platform/support/shopping.ts";

const emil = "MR-EMIL-BLACK-45";
const warsaw = {
  firstName: "Anna",
  lastName: "Nowak",
  country: "PL" as const,
  street: "Prosta 5",
  apartment: "",
  postcode: "00-838",
  city: "Warszawa",
  region: "",
  phone: "+48600100200",
};

/** Answers the shop's requests. Tests replace it to simulate a failing provider. */
let provider: Fetch;
let calls: string[];
let browser: ReturnType<typeof stubBrowser>;
let tab: Tab;
const fetch: Fetch = (request) => {
  calls.push(new URL(request.url).pathname);
  return provider(request);
};
const platform = await openForTests();
beforeEach(async () => {
  provider = platform.fetch;
  calls = [];
  browser = stubBrowser();
  tab = await openTab(fetch);
});
afterEach(async () => {
  tab.close();
  vi.unstubAllGlobals();
  await platform.setStock(black, 22);
});

/** Changes the catalogue in the database and restarts the platform, which caches it in memory. */
async function change(query: string): Promise<void> {
  await platform.connection.query(query);
  provider = platformOn(platform.connection, platform.database).fetch;
}
/** Returns the current price of a piece, in minor units. */
const priceOf = (sku: string) => tab.state().lines.find((line) => line.sku === sku)?.price.current.minor ?? Number.NaN;
const total = () => tab.state().totals?.grandTotal.minor;
const priced = (amount: number) =>
  `update prices set amount = ${amount} where store_code = 'pl' and variant_id = (select id from variants where sku = '${emil}')`;
const hidden = (status: number) => `update products set status = ${status} where sku = 'MR-EMIL'`;
const sold = (status: number) => `update variants set status = ${status} where sku = '${emil}'`;

describe("check of the lines", () => {
  beforeEach(async () => {
    await put(tab, fetch, "MR-BRUNO", black, 3);
    await put(tab, fetch, "MR-EMIL", emil);
  });

  test("needs one search and one stock list for all lines", async () => {
    calls.length = 0;
    await tab.cart.check();
    expect(calls).toEqual(["/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search", "/api/stock/list"]);
    expect(tab.cart.proceed()).toBe(true);
  });

  test("keeps a line with too little stock, blocks the order, and accepts the quantity that is left", async () => {
    await platform.setStock(black, 2);
    await tab.cart.check();
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(tab.cart.proceed()).toBe(false);
    expect(tab.noticeIds()).toContain("notice.someUnavailable");
    const [line] = tab.state().lines;
    if (line) await tab.cart.setQuantity(line, 2, 2);
    expect(tab.noticeIds()).not.toContain("notice.someUnavailable");
    expect(tab.cart.proceed()).toBe(true);
    expect(tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
  });

  test("keeps sold-out and deleted products in the cart until the shopper removes them", async () => {
    await platform.setStock(black, 0);
    await change(sold(2));
    await tab.cart.check();
    const [bruno, gone] = tab.state().lines;
    expect(tab.state().findings).toMatchObject({ [black]: { available: 0 }, [emil]: null });
    await tab.cart.sync("forced");
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    if (bruno) await tab.cart.remove(bruno);
    expect(tab.cart.proceed()).toBe(false);
    if (gone) await tab.cart.remove(gone);
    expect(tab.pieces()).toEqual({});
    await change(sold(1));
  });

  test("adopts a changed price, shows the notice only once, and treats proceeding as acceptance", async () => {
    const before = priceOf(emil);
    await change(priced(before - 30_00));
    await tab.cart.check();
    const priceNotices = () => tab.noticeIds().filter((id) => id === "notice.priceChanged").length;
    expect(priceNotices()).toBe(1);
    expect(tab.state()).toMatchObject({ pricesBefore: { [emil]: { minor: before } } });
    expect(total()).toBe(3 * priceOf(black) + before - 30_00);
    await tab.cart.check();
    expect(priceNotices()).toBe(1);
    expect(tab.cart.proceed()).toBe(true);
    expect(tab.state().pricesBefore).toEqual({});
    await change(priced(before));
  });

  test("sends all lines to a replaced platform cart, and keeps lines that the platform no longer sells", async () => {
    await change(sold(2));
    await platform.connection.query("delete from cart_items");
    await platform.connection.query("delete from carts");
    await tab.cart.sync("forced");
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(tab.cart.proceed()).toBe(false);
    await change(sold(1));
  });
});

describe("a failing provider", () => {
  const faults: readonly (readonly [string, Fetch])[] = [
    ["is down", async () => Promise.reject(new TypeError("fetch failed"))],
    [
      "answers 500",
      async () => Response.json({ code: 500, result: "Something went wrong, try later." }, { status: 500 }),
    ],
    ["answers 503", async () => Response.json({ code: 503, result: "x" }, { status: 503 })],
    ["answers with HTML", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["answers with unknown JSON", async () => Response.json({ code: 200, result: { what: "ever" } })],
  ];

  test.each(faults)("that %s causes a notice, and the change is sent by its retry", async (name, fault) => {
    await put(tab, fetch, "MR-BRUNO", black, 2);
    const { connection } = tab.state();
    const [line] = tab.state().lines;
    provider = fault;
    if (line) await tab.cart.setQuantity(line, 5, 22);
    expect(tab.pieces()).toEqual({ [black]: 5 });
    expect(tab.noticeIds()).toContain("notice.syncFailed");
    provider = platform.fetch;
    const notice = tab.notices.store.getState().shown.find(({ message }) => message.id === "notice.syncFailed");
    notice?.action?.onAction();
    await expect.poll(() => tab.noticeIds()).not.toContain("notice.syncFailed");
    expect(tab.pieces()).toEqual({ [black]: 5 });
    expect(total()).toBe(5 * priceOf(black));
    // A cart that the platform refuses is replaced (docs/specification/cart.md#cart-22), but not one without an answer.
    if (name !== "answers 500") expect(tab.state().connection).toEqual(connection);
  });

  test("receives the change when the device is online again", async () => {
    await put(tab, fetch, "MR-BRUNO", black, 2);
    const [line] = tab.state().lines;
    provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (line) await tab.cart.setQuantity(line, 1, 22);
    provider = platform.fetch;
    browser.window.dispatchEvent(new Event("online"));
    await expect.poll(() => total()).toBe(priceOf(black));
    expect(tab.noticeIds()).not.toContain("notice.syncFailed");
  });

  test("leaves the cart unchanged when the check of the lines fails", async () => {
    await put(tab, fetch, "MR-BRUNO", black, 2);
    const before = tab.state();
    provider = async () => Promise.reject(new TypeError("fetch failed"));
    await tab.cart.check();
    expect(tab.state()).toEqual(before);
  });
});

test("refuses contact lenses without asking the platform, because their powers cannot be chosen yet", async () => {
  const lenses = await platform.connection.query<{ sku: string }>(
    "select sku from products where attributes->>'type' = 'contact-lenses' limit 1",
  );
  const sku = lenses.rows[0]?.sku ?? "";
  await put(tab, fetch, sku, sku);
  expect(tab.pieces()).toEqual({});
  expect(tab.noticeIds()).toEqual(["notice.parametersRequired"]);
});

test("adds all chosen members of a group or none, with the reason of each refused one", async () => {
  await platform.setStock(black, 2);
  const refused = await tab.cart.addSkus([
    { sku: black, quantity: 3 },
    { sku: "SK-POJEMNIK", quantity: 1 },
    { sku: "UNKNOWN", quantity: 1 },
  ]);
  expect(refused).toEqual({ UNKNOWN: { reason: "out-of-stock" } });
  const chosen = (quantity: number) => [
    { sku: black, quantity },
    { sku: "SK-POJEMNIK", quantity: 1 },
  ];
  expect(await tab.cart.addSkus(chosen(3))).toEqual({ [black]: { reason: "too-many", available: 2 } });
  expect(tab.pieces()).toEqual({});
  expect(await tab.cart.addSkus(chosen(2))).toEqual({});
  expect(tab.pieces()).toEqual({ [black]: 2, "SK-POJEMNIK": 1 });
});

test("removes a line that exceeds the platform's cart and shows its maximum", async () => {
  await put(tab, fetch, "MR-BRUNO", black);
  const result = { code: "CART_FULL", message: "A cart holds at most 50 lines.", available: 50 };
  provider = (request) =>
    new URL(request.url).pathname === "/api/cart/update"
      ? Promise.resolve(Response.json({ code: 409, result }, { status: 409 }))
      : platform.fetch(request);
  await put(tab, fetch, "MR-EMIL", emil);
  expect(tab.pieces()).toEqual({ [black]: 1 });
  const notice = tab.notices.store.getState().shown.find(({ message }) => message.id === "notice.cartFull");
  expect(notice?.message.values).toEqual({ count: 50 });
});

describe("a line that another device adds to the same cart", () => {
  beforeEach(() => put(tab, fetch, "MR-BRUNO", black, 2));

  const token = () => {
    const { connection } = tab.state();
    if (connection.state !== "connected") throw new Error("The cart is not connected.");
    return connection.token;
  };
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const answer = await platform.fetch(new Request(`http://shop.test/api/cart/${path}`, { headers, ...init }));
    return answer.json();
  };
  const addOnOtherDevice = (sku: string) =>
    call(`update?token=&cartId=${token()}`, {
      method: "POST",
      body: JSON.stringify({ cartItem: { sku, qty: 1, quoteId: token() } }),
    });
  const platformCart = async () => JSON.stringify(await call(`pull?token=&cartId=${token()}`));
  const reload = async () => {
    tab.close();
    tab = await openTab(fetch);
  };

  test("appears with the next page and is kept when a line is added here", async () => {
    await addOnOtherDevice(emil);
    await reload();
    expect(tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
    await put(tab, fetch, "MR-BRUNO", black, 1);
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(await platformCart()).toContain(emil);
  });

  test("is kept when a line is added here before the cart was pulled", async () => {
    await addOnOtherDevice(emil);
    await put(tab, fetch, "MR-BRUNO", black, 1);
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(await platformCart()).toContain(emil);
  });

  test("appears when the connection returns", async () => {
    await addOnOtherDevice(emil);
    browser.window.dispatchEvent(new Event("online"));
    await expect.poll(() => tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
  });

  test("stays removed even if the platform receives the removal one page later", async () => {
    await addOnOtherDevice(emil);
    await reload();
    const line = tab.state().lines.find(({ sku }) => sku === emil);
    provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (line) await tab.cart.remove(line);
    provider = platform.fetch;
    await reload();
    expect(tab.pieces()).toEqual({ [black]: 2 });
    expect(await platformCart()).not.toContain(emil);
    await reload();
    expect(tab.pieces()).toEqual({ [black]: 2 });
  });

  test("does not return if its answer was lost and it was then removed", async () => {
    provider = async (request) => {
      const answer = await platform.fetch(request);
      if (request.url.includes("/cart/update")) throw new TypeError("The answer is lost.");
      return answer;
    };
    await put(tab, fetch, "MR-EMIL", emil);
    provider = platform.fetch;
    const line = tab.state().lines.find(({ sku }) => sku === emil);
    if (line) await tab.cart.remove(line);
    await reload();
    expect(tab.pieces()).toEqual({ [black]: 2 });
    expect(await platformCart()).not.toContain(emil);
  });

  test("is deleted with a notice if the shop no longer sells it", async () => {
    await addOnOtherDevice(emil);
    await change(hidden(2));
    await reload();
    await change(hidden(1));
    expect(tab.pieces()).toEqual({ [black]: 2 });
    expect(tab.noticeIds()).toContain("notice.notInRange");
    expect(await platformCart()).not.toContain(emil);
  });

  test("is found with a single request, and no others follow if nothing has changed", async () => {
    calls.length = 0;
    await reload();
    expect(calls).toEqual(["/api/cart/pull"]);
  });
});

describe("the total after a change", () => {
  const shown = () => shownRows(tab.state().lines, tab.state(), "PLN").at(-1)?.amount?.minor;
  const shipping = { carrierCode: "dpd", methodCode: "flatrate" };
  let first: CartLine;
  beforeEach(async () => {
    await put(tab, fetch, "MR-BRUNO", black);
    const [line] = tab.state().lines;
    const { connection } = tab.state();
    if (!line || connection.state !== "connected") throw new Error("There is no cart.");
    first = line;
    await tab.cart.setShipping(connection.token, warsaw, shipping);
    expect(shown()).toBeGreaterThan(priceOf(black));
  });

  test.each([
    ["one piece more, added", () => put(tab, platform.fetch, "MR-BRUNO", black)],
    ["another product", () => put(tab, platform.fetch, "MR-EMIL", emil)],
    ["another quantity", () => tab.cart.setQuantity(first, 2, 22)],
  ])("is open while the platform cannot be reached, and complete afterwards: %s", async (_title, change) => {
    const before = shown() ?? Number.NaN;
    provider = async () => Promise.reject(new TypeError("fetch failed"));
    await change();
    expect(shown()).toBeUndefined();
    provider = platform.fetch;
    await tab.cart.sync("changed");
    expect(shown()).toBe(
      before +
        tab.state().lines.reduce((sum, { price, quantity }) => sum + price.current.minor * quantity, 0) -
        priceOf(black),
    );
  });

  test("is open for a price that has changed, until the platform has sent the new total", async () => {
    const before = shown() ?? Number.NaN;
    const change = (by: number) =>
      tab.cart.store.setState(({ lines }) => ({
        lines: lines.map((line) => ({
          ...line,
          price: { ...line.price, current: { ...line.price.current, minor: line.price.current.minor + by } },
        })),
      }));
    change(100);
    expect(shown()).toBeUndefined();
    change(-100);
    expect(shown()).toBe(before);
  });

  test("is not that of an answer to a request from before the change", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    provider = async (request) => {
      const answer = await platform.fetch(request);
      if (new URL(request.url).pathname === "/api/cart/totals") await promise;
      return answer;
    };
    const two = tab.cart.setQuantity(first, 2, 22);
    await expect.poll(() => calls.at(-1)).toBe("/api/cart/totals");
    const [line] = tab.state().lines;
    const three = line && tab.cart.setQuantity(line, 3, 22);
    resolve();
    await two;
    expect([tab.pieces(), shown()]).toEqual([{ [black]: 3 }, undefined]);
    await three;
    expect(shown()).toBeGreaterThan(3 * priceOf(black));
  });
});

describe("two tabs", () => {
  let other: Tab;
  beforeEach(async () => {
    await put(tab, fetch, "MR-BRUNO", black, 2);
    other = await openTab(fetch);
  });
  afterEach(() => other.close());

  test("show the same lines, totals and count at once", async () => {
    expect(other.pieces()).toEqual({ [black]: 2 });
    await put(other, fetch, "MR-EMIL", emil);
    expect(tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
    expect(tab.state().totals).toEqual(other.state().totals);
    expect(total()).toBe(2 * priceOf(black) + priceOf(emil));
  });

  test("never overwrite newer state, even if a tab missed the other's events", async () => {
    const [line] = other.state().lines;
    if (!line) throw new Error("The cart is empty.");
    browser.withoutEvents(() =>
      other.cart.store.setState(({ lines }) => ({ lines: lines.map((each) => ({ ...each, quantity: 7 })) })),
    );
    expect(tab.pieces()).toEqual({ [black]: 2 });
    tab.cart.store.setState({ adding: true });
    expect(tab.pieces()).toEqual({ [black]: 7 });
    expect(JSON.parse(browser.storage.get("dioptra-cart-pl") ?? "").state.lines[0].quantity).toBe(7);
    tab.cart.store.setState({ adding: false });
  });

  test("show the newest state after returning from the back/forward cache", () => {
    browser.withoutEvents(() => other.cart.store.setState({ lines: [] }));
    browser.window.dispatchEvent(new Event("pageshow"));
    expect(tab.pieces()).toEqual({});
  });

  test("keep changes that are made in both at once, in the browser and at the platform", async () => {
    await Promise.all([put(tab, fetch, "MR-BRUNO", black), put(other, fetch, "MR-EMIL", emil)]);
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(other.pieces()).toEqual(tab.pieces());
    expect(total()).toBe(3 * priceOf(black) + priceOf(emil));
  });

  test("are both emptied by an order in one", () => {
    other.cart.clearAfterOrder();
    expect(tab.pieces()).toEqual({});
  });
});
