import { beforeEach, describe, expect, test, vi } from "vitest";
import { black } from "../../../platform/support/shopping.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { put } from "../../support/openTab.ts";

const shop = await openCartShop();

const denied = (): never => {
  throw new DOMException("denied", "SecurityError");
};
const full = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};
const storages = {
  blocked: { getItem: denied, setItem: denied, removeItem: denied },
  full: { getItem: () => null, setItem: full, removeItem: () => {} },
};

/** Stubs a browser's cookies, which it keeps until they expire, or not at all. */
function stubCookies(areKept: boolean): void {
  let kept = "";
  vi.stubGlobal("document", {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      if (areKept) kept = text.includes("Max-Age=0") ? "" : (text.split(";")[0] ?? "");
    },
  });
}

/** Calls the platform as the gate does for a browser with this visitor's id. */
const as =
  (visitor: string) =>
  (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set("x-dioptra-visitor", visitor);
    return shop.platform.fetch(new Request(request, { headers }));
  };

let visitors = 0;
beforeEach(async () => {
  shop.provider = as(`visitor-${(visitors += 1)}`);
  stubCookies(true);
});

async function openWith(storage: keyof typeof storages): Promise<void> {
  vi.stubGlobal("localStorage", storages[storage]);
  await shop.reload();
  shop.calls.length = 0;
}

describe.each(["blocked", "full"] as const)("with %s storage", (storage) => {
  beforeEach(() => openWith(storage));

  test("the cart is there again after a reload, with its total", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
    const price = shop.priceOf(black);
    await shop.reload();
    await expect.poll(() => shop.tab.pieces()).toEqual({ [black]: 2 });
    await expect.poll(() => shop.total()).toBe(2 * price);
    expect(shop.tab.noticeIds()).toEqual(["notice.inputNotStored"]);
  });

  test("an unreachable platform is not said to have left the cart safe in this browser", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    const [line] = shop.tab.state().lines;
    const online = shop.provider;
    shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (line) await shop.tab.cart.setQuantity(line, 5, 22);
    expect(shop.tab.noticeIds()).toContain("notice.syncFailedNotStored");
    expect(shop.tab.noticeIds()).not.toContain("notice.syncFailed");
    shop.provider = online;
    await shop.tab.cart.sync("forced");
    expect(shop.tab.noticeIds()).not.toContain("notice.syncFailedNotStored");
  });

  test("a viewed product does not warn; the first product in the cart does, once", async () => {
    shop.tab.viewed.remember("MR-BRUNO");
    expect(shop.tab.noticeIds()).toEqual([]);
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    await put(shop.tab, shop.fetch, "MR-EMIL", emil);
    expect(shop.tab.noticeIds()).toEqual(["notice.inputNotStored"]);
  });

  test("a line that is added before the cart has come joins it", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    const online = shop.provider;
    shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
    await shop.reload();
    shop.provider = online;
    await put(shop.tab, shop.fetch, "MR-EMIL", emil);
    await expect.poll(() => shop.tab.pieces()).toEqual({ [black]: 1, [emil]: 1 });
  });

  test("a cart that the shopper has emptied stays away", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    const [line] = shop.tab.state().lines;
    if (line) await shop.tab.cart.remove(line);
    await shop.reload();
    await expect.poll(() => shop.calls).toContain("/api/cart/resume");
    expect(shop.tab.pieces()).toEqual({});
    expect(shop.tab.state().connection).toEqual({ state: "disconnected" });
  });

  test("another browser gets a cart of its own", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    shop.provider = as("somebody-else");
    await shop.reload();
    await put(shop.tab, shop.fetch, "MR-EMIL", emil);
    expect(shop.tab.pieces()).toEqual({ [emil]: 1 });
  });

  test("nothing is asked where cookies are blocked too, and the shop says that the cart will be lost", async () => {
    stubCookies(false);
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    expect(shop.tab.noticeIds()).toEqual(["notice.notStored"]);
    await shop.reload();
    expect(shop.tab.pieces()).toEqual({});
    expect(shop.calls).not.toContain("/api/cart/resume");
  });

  test("a platform without this call gets a new cart", async () => {
    const { provider } = shop;
    shop.provider = async (request) =>
      request.url.includes("/cart/resume")
        ? new Response("Cannot GET", { status: 404, headers: { "content-type": "text/html" } })
        : provider(request);
    await shop.reload();
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    expect(shop.tab.pieces()).toEqual({ [black]: 1 });
    expect(shop.total()).toBe(shop.priceOf(black));
    expect(shop.tab.noticeIds()).toEqual(["notice.inputNotStored"]);
  });
});

test("with storage that works, the platform is not asked for a cart, and nothing is left in the storage", async () => {
  shop.calls.length = 0;
  await shop.reload();
  await put(shop.tab, shop.fetch, "MR-BRUNO", black);
  expect(shop.calls).not.toContain("/api/cart/resume");
  shop.tab.cart.clearAfterOrder();
  await shop.reload();
  expect(shop.calls).not.toContain("/api/cart/resume");
  expect([...shop.browser.storage.keys()]).not.toContain("dioptra-room");
});
