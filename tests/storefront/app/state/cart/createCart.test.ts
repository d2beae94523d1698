import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fetch } from "#client/createClient.ts";
import { screen } from "#configuration/screen.ts";
import { black } from "../../../platform/support/shopping.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { openTab, put, type Tab } from "../../support/openTab.ts";

const shop = await openCartShop();

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

  test.each([429, 401])("that answers %i to a new line keeps the line, and its retry sends it", async (status) => {
    shop.provider = async (request) =>
      request.url.includes("/cart/update")
        ? Response.json({ code: status, result: { code: "TOO_MANY_TRIES", message: "Not now." } }, { status })
        : shop.platform.fetch(request);
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
    expect([shop.tab.pieces(), shop.tab.noticeIds()]).toEqual([{ [black]: 2 }, ["notice.syncFailed"]]);
    shop.provider = shop.platform.fetch;
    const { shown } = shop.tab.notices.store.getState();
    shown.find(({ message }) => message.id === "notice.syncFailed")?.action?.onAction();
    await expect.poll(() => shop.total()).toBe(2 * shop.priceOf(black));
    expect(shop.tab.pieces()).toEqual({ [black]: 2 });
  });

  test.each(faults)("that %s causes a notice, and the change is sent by its retry", async (name, fault) => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
    const { connection } = shop.tab.state();
    const [line] = shop.tab.state().lines;
    shop.provider = fault;
    if (line) await shop.tab.cart.setQuantity(line, 5, 22);
    expect(shop.tab.pieces()).toEqual({ [black]: 5 });
    expect(shop.tab.noticeIds()).toContain("notice.syncFailed");
    shop.provider = shop.platform.fetch;
    const notice = shop.tab.notices.store.getState().shown.find(({ message }) => message.id === "notice.syncFailed");
    notice?.action?.onAction();
    await expect.poll(() => shop.tab.noticeIds()).not.toContain("notice.syncFailed");
    expect(shop.tab.pieces()).toEqual({ [black]: 5 });
    expect(shop.total()).toBe(5 * shop.priceOf(black));
    // A cart that the platform refuses is replaced (docs/specification/cart.md#cart-22), but not one without an answer.
    if (name !== "answers 500") expect(shop.tab.state().connection).toEqual(connection);
  });

  describe("has a notice of the cart", () => {
    const lifetimeOfNotice = async () => {
      await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
      const [line] = shop.tab.state().lines;
      shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
      if (line) await shop.tab.cart.setQuantity(line, 1, 22);
      const { shown } = shop.tab.notices.store.getState();
      return shown.find(({ message }) => message.id === "notice.syncFailed")?.timeToLive;
    };

    test("that stays where nothing else on the page says that the shop is away", async () => {
      expect(await lifetimeOfNotice()).toBeNull();
    });

    test("that goes by itself while the device is offline, which the page says", async () => {
      vi.stubGlobal("navigator", { onLine: false });
      expect(await lifetimeOfNotice()).toBe(screen.offerLifetime);
    });

    test("that goes by itself while the page says that the shop does not answer", async () => {
      shop.tab.connection.lost();
      expect(await lifetimeOfNotice()).toBe(screen.offerLifetime);
    });
  });

  test.each([
    ["stays silent while the page says that the shop is away", true, []],
    ["says that it cannot be synchronised where nothing else says so", false, ["notice.syncFailed"]],
  ])("of a page that is opened %s", async (_, isAway, notices) => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
    shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (isAway) shop.tab.connection.lost();
    await shop.tab.cart.sync("load");
    expect(shop.tab.noticeIds().filter((id) => id.startsWith("notice.sync"))).toEqual(notices);
  });

  test("receives the change when the device is online again", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
    const [line] = shop.tab.state().lines;
    shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (line) await shop.tab.cart.setQuantity(line, 1, 22);
    shop.provider = shop.platform.fetch;
    shop.browser.window.dispatchEvent(new Event("online"));
    await expect.poll(() => shop.total()).toBe(shop.priceOf(black));
    expect(shop.tab.noticeIds()).not.toContain("notice.syncFailed");
  });

  test("leaves the cart unchanged when the check of the lines fails", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
    const before = shop.tab.state();
    shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
    await shop.tab.cart.check();
    expect(shop.tab.state()).toEqual(before);
  });
});

describe("two tabs", () => {
  let other: Tab;
  beforeEach(async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
    other = await openTab(shop.fetch);
  });
  afterEach(() => other.close());

  test("show the same lines, totals and count at once", async () => {
    expect(other.pieces()).toEqual({ [black]: 2 });
    await put(other, shop.fetch, "MR-EMIL", emil);
    expect(shop.tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
    expect(shop.tab.state().totals).toEqual(other.state().totals);
    expect(shop.total()).toBe(2 * shop.priceOf(black) + shop.priceOf(emil));
  });

  test("never overwrite newer state, even if a tab missed the other's events", async () => {
    const [line] = other.state().lines;
    if (!line) throw new Error("The cart is empty.");
    shop.browser.withoutEvents(() =>
      other.cart.store.setState(({ lines }) => ({ lines: lines.map((each) => ({ ...each, quantity: 7 })) })),
    );
    expect(shop.tab.pieces()).toEqual({ [black]: 2 });
    shop.tab.cart.store.setState({ adding: true });
    expect(shop.tab.pieces()).toEqual({ [black]: 7 });
    expect(JSON.parse(shop.browser.storage.get("dioptra-cart-pl") ?? "").state.lines[0].quantity).toBe(7);
    shop.tab.cart.store.setState({ adding: false });
  });

  test("show the newest state after returning from the back/forward cache", () => {
    shop.browser.withoutEvents(() => other.cart.store.setState({ lines: [] }));
    shop.browser.window.dispatchEvent(new Event("pageshow"));
    expect(shop.tab.pieces()).toEqual({});
  });

  test("keep changes that are made in both at once, in the browser and at the platform", async () => {
    await Promise.all([put(shop.tab, shop.fetch, "MR-BRUNO", black), put(other, shop.fetch, "MR-EMIL", emil)]);
    expect(shop.tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(other.pieces()).toEqual(shop.tab.pieces());
    expect(shop.total()).toBe(3 * shop.priceOf(black) + shop.priceOf(emil));
  });

  test("are both emptied by an order in one", () => {
    other.cart.clearAfterOrder();
    expect(shop.tab.pieces()).toEqual({});
  });
});
