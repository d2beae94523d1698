import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fetch } from "#client/createClient.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { platformOn } from "../../../platform/support/openTestPlatform.ts";
import { openTab, put, stubBrowser, type Tab } from "../../support/openTab.ts";
import { black } from "../../../platform/support/shopping.ts";

const emil = "MR-EMIL-BLACK-45";

/** What the shop's calls reach; a fault is put in its place. */
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

/** The same shop after its catalogue was changed: the platform keeps it in memory. */
async function change(query: string): Promise<void> {
  await platform.connection.query(query);
  provider = platformOn(platform.connection, platform.database).fetch;
}
/** What a piece costs now, in minor units. */
const priceOf = (sku: string) => tab.state().lines.find((line) => line.sku === sku)?.price.current.minor ?? Number.NaN;
const total = () => tab.state().totals?.grandTotal.minor;
const priced = (amount: number) =>
  `update prices set amount = ${amount} where store_code = 'pl' and variant_id = (select id from variants where sku = '${emil}')`;
const hidden = (status: number) => `update products set status = ${status} where sku = 'MR-EMIL'`;
const sold = (status: number) => `update variants set status = ${status} where sku = '${emil}'`;

describe("what becomes of a line while it is in the cart", () => {
  beforeEach(async () => {
    await put(tab, fetch, "MR-BRUNO", black, 3);
    await put(tab, fetch, "MR-EMIL", emil);
  });

  test("one search and one list of stocks ask about all of them", async () => {
    calls.length = 0;
    await tab.cart.check();
    expect(calls).toEqual(["/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search", "/api/stock/list"]);
    expect(tab.cart.proceed()).toBe(true);
  });

  test("fewer are left: it stays as it is, is not ordered, and can be set to what is left", async () => {
    await platform.setStock(black, 2);
    await tab.cart.check();
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(tab.cart.proceed()).toBe(false);
    expect(tab.said()).toContain("notice.someUnavailable");
    const [line] = tab.state().lines;
    if (line) await tab.cart.setQuantity(line, 2, 2);
    expect(tab.said()).not.toContain("notice.someUnavailable");
    expect(tab.cart.proceed()).toBe(true);
    expect(tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
  });

  test("sold out or gone: it stays, whatever else is changed, and removing it is all it takes", async () => {
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

  test("a price changed: it is taken, told once, and agreed to by going on", async () => {
    const before = priceOf(emil);
    await change(priced(before - 30_00));
    await tab.cart.check();
    const said = () => tab.said().filter((id) => id === "notice.priceChanged").length;
    expect(said()).toBe(1);
    expect(tab.state()).toMatchObject({ pricesBefore: { [emil]: { minor: before } } });
    expect(total()).toBe(3 * priceOf(black) + before - 30_00);
    await tab.cart.check();
    expect(said()).toBe(1);
    expect(tab.cart.proceed()).toBe(true);
    expect(tab.state().pricesBefore).toEqual({});
    await change(priced(before));
  });

  test("a platform that replaced the cart gets all of it again, and what it has no more is kept here", async () => {
    await change(sold(2));
    await platform.connection.query("delete from cart_items");
    await platform.connection.query("delete from carts");
    await tab.cart.sync("forced");
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(tab.cart.proceed()).toBe(false);
    await change(sold(1));
  });
});

describe("a provider in trouble", () => {
  const faults: readonly (readonly [string, Fetch])[] = [
    ["is down", async () => Promise.reject(new TypeError("fetch failed"))],
    [
      "answers 500",
      async () => Response.json({ code: 500, result: "Something went wrong, try later." }, { status: 500 }),
    ],
    ["answers 503", async () => Response.json({ code: 503, result: "x" }, { status: 503 })],
    ["talks nonsense", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["answers in another form", async () => Response.json({ code: 200, result: { what: "ever" } })],
  ];

  test.each(faults)("that %s loses no change: it is said, and made up for", async (name, fault) => {
    await put(tab, fetch, "MR-BRUNO", black, 2);
    const { connection } = tab.state();
    const [line] = tab.state().lines;
    provider = fault;
    if (line) await tab.cart.setQuantity(line, 5, 22);
    expect(tab.pieces()).toEqual({ [black]: 5 });
    expect(tab.said()).toContain("notice.syncFailed");
    provider = platform.fetch;
    const notice = tab.notices.store.getState().shown.find(({ message }) => message.id === "notice.syncFailed");
    notice?.action?.onAction();
    await expect.poll(() => tab.said()).not.toContain("notice.syncFailed");
    expect(tab.pieces()).toEqual({ [black]: 5 });
    expect(total()).toBe(5 * priceOf(black));
    // A cart that is refused is replaced (docs/specification/cart.md#cart-22); where nothing was answered, it is not.
    if (name !== "answers 500") expect(tab.state().connection).toEqual(connection);
  });

  test("is asked again when the device is online again", async () => {
    await put(tab, fetch, "MR-BRUNO", black, 2);
    const [line] = tab.state().lines;
    provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (line) await tab.cart.setQuantity(line, 1, 22);
    provider = platform.fetch;
    browser.window.dispatchEvent(new Event("online"));
    await expect.poll(() => total()).toBe(priceOf(black));
    expect(tab.said()).not.toContain("notice.syncFailed");
  });

  test("that cannot be asked about lines leaves them as they were", async () => {
    await put(tab, fetch, "MR-BRUNO", black, 2);
    const before = tab.state();
    provider = async () => Promise.reject(new TypeError("fetch failed"));
    await tab.cart.check();
    expect(tab.state()).toEqual(before);
  });
});

test("contact lenses are refused before anybody is asked: their powers cannot be chosen yet", async () => {
  const lenses = await platform.connection.query<{ sku: string }>(
    "select sku from products where attributes->>'type' = 'contact-lenses' limit 1",
  );
  const sku = lenses.rows[0]?.sku ?? "";
  await put(tab, fetch, sku, sku);
  expect(tab.pieces()).toEqual({});
  expect(tab.said()).toEqual(["notice.parametersRequired"]);
});

test("a line that the platform's full cart has no room for is taken back, and the shopper told how many it holds", async () => {
  await put(tab, fetch, "MR-BRUNO", black);
  const result = { code: "CART_FULL", message: "A cart holds at most 50 lines.", available: 50 };
  provider = (request) =>
    new URL(request.url).pathname === "/api/cart/update"
      ? Promise.resolve(Response.json({ code: 409, result }, { status: 409 }))
      : platform.fetch(request);
  await put(tab, fetch, "MR-EMIL", emil);
  expect(tab.pieces()).toEqual({ [black]: 1 });
  const told = tab.notices.store.getState().shown.find(({ message }) => message.id === "notice.cartFull");
  expect(told?.message.values).toEqual({ count: 50 });
});

describe("what another device puts into the same cart", () => {
  beforeEach(() => put(tab, fetch, "MR-BRUNO", black, 2));

  const token = () => {
    const { connection } = tab.state();
    if (connection.state !== "connected") throw new Error("The cart is not connected.");
    return connection.token;
  };
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const answer = await platform.fetch(new Request(`http://shop.test/api/cart/${path}`, { headers, ...init }));
    return answer.json();
  };
  const putElsewhere = (sku: string) =>
    ask(`update?token=&cartId=${token()}`, {
      method: "POST",
      body: JSON.stringify({ cartItem: { sku, qty: 1, quoteId: token() } }),
    });
  const there = async () => JSON.stringify(await ask(`pull?token=&cartId=${token()}`));
  const reload = async () => {
    tab.close();
    tab = await openTab(fetch);
  };

  test("comes with the next page, and is not deleted by what is put in here", async () => {
    await putElsewhere(emil);
    await reload();
    expect(tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
    await put(tab, fetch, "MR-BRUNO", black, 1);
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(await there()).toContain(emil);
  });

  test("is pulled, not deleted, when something is put in here first", async () => {
    await putElsewhere(emil);
    await put(tab, fetch, "MR-BRUNO", black, 1);
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(await there()).toContain(emil);
  });

  test("comes when the connection returns", async () => {
    await putElsewhere(emil);
    browser.window.dispatchEvent(new Event("online"));
    await expect.poll(() => tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
  });

  test("is taken out again for good, also when the platform hears of it a page later", async () => {
    await putElsewhere(emil);
    await reload();
    const line = tab.state().lines.find(({ sku }) => sku === emil);
    provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (line) await tab.cart.remove(line);
    provider = platform.fetch;
    await reload();
    expect(tab.pieces()).toEqual({ [black]: 2 });
    expect(await there()).not.toContain(emil);
    await reload();
    expect(tab.pieces()).toEqual({ [black]: 2 });
  });

  test("a line whose answer was lost, and that was taken out then, does not return", async () => {
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
    expect(await there()).not.toContain(emil);
  });

  test("is said to be gone, and ordered with nothing, when the shop sells it no more", async () => {
    await putElsewhere(emil);
    await change(hidden(2));
    await reload();
    await change(hidden(1));
    expect(tab.pieces()).toEqual({ [black]: 2 });
    expect(tab.said()).toContain("notice.notInRange");
    expect(await there()).not.toContain(emil);
  });

  test("a page that finds nothing new asks for the cart, and for nothing more", async () => {
    calls.length = 0;
    await reload();
    expect(calls).toEqual(["/api/cart/pull"]);
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

  test("never overwrite what is newer, even when one has heard of nothing", async () => {
    const [line] = other.state().lines;
    if (!line) throw new Error("The cart is empty.");
    browser.unheard(() =>
      other.cart.store.setState(({ lines }) => ({ lines: lines.map((each) => ({ ...each, quantity: 7 })) })),
    );
    expect(tab.pieces()).toEqual({ [black]: 2 });
    tab.cart.store.setState({ adding: true });
    expect(tab.pieces()).toEqual({ [black]: 7 });
    expect(JSON.parse(browser.kept.get("dioptra-cart-pl") ?? "").state.lines[0].quantity).toBe(7);
    tab.cart.store.setState({ adding: false });
  });

  test("a tab that was put aside shows what is newer when it comes back", () => {
    browser.unheard(() => other.cart.store.setState({ lines: [] }));
    browser.window.dispatchEvent(new Event("pageshow"));
    expect(tab.pieces()).toEqual({});
  });

  test("changes made in both at once are both in the cart, here and at the platform", async () => {
    await Promise.all([put(tab, fetch, "MR-BRUNO", black), put(other, fetch, "MR-EMIL", emil)]);
    expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(other.pieces()).toEqual(tab.pieces());
    expect(total()).toBe(3 * priceOf(black) + priceOf(emil));
  });

  test("an order in one empties the other", () => {
    other.cart.ordered();
    expect(tab.pieces()).toEqual({});
  });
});
