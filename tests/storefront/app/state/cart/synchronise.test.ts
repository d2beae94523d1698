import { beforeEach, describe, expect, test, vi } from "vitest";
import { unsent } from "#domain/cart/lines.ts";
import { black } from "../../../platform/support/shopping.ts";
import { createSynchronise } from "#app/state/cart/synchronise.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";

const shop = await openCartShop();
const hidden = (status: number) => `update products set status = ${status} where sku = 'MR-EMIL'`;

describe("a line that another device adds to the same cart", () => {
  beforeEach(() => put(shop.tab, shop.fetch, "MR-BRUNO", black, 2));

  const token = () => {
    const { connection } = shop.tab.state();
    if (connection.state !== "connected") throw new Error("The cart is not connected.");
    return connection.token;
  };
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const answer = await shop.platform.fetch(new Request(`http://shop.test/api/cart/${path}`, { headers, ...init }));
    return answer.json();
  };
  const addOnOtherDevice = (sku: string) =>
    call(`update?token=&cartId=${token()}`, {
      method: "POST",
      body: JSON.stringify({ cartItem: { sku, qty: 1, quoteId: token() } }),
    });
  const platformCart = async () => JSON.stringify(await call(`pull?token=&cartId=${token()}`));

  test("appears with the next page and is kept when a line is added here", async () => {
    await addOnOtherDevice(emil);
    await shop.reload();
    expect(shop.tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 1);
    expect(shop.tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(await platformCart()).toContain(emil);
  });

  test("is kept when a line is added here before the cart was pulled", async () => {
    await addOnOtherDevice(emil);
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 1);
    expect(shop.tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(await platformCart()).toContain(emil);
  });

  test("appears when the connection returns", async () => {
    await addOnOtherDevice(emil);
    shop.browser.window.dispatchEvent(new Event("online"));
    await expect.poll(() => shop.tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
  });

  test("stays removed even if the platform receives the removal one page later", async () => {
    await addOnOtherDevice(emil);
    await shop.reload();
    const line = shop.tab.state().lines.find(({ sku }) => sku === emil);
    shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
    if (line) await shop.tab.cart.remove(line);
    shop.provider = shop.platform.fetch;
    await shop.reload();
    expect(shop.tab.pieces()).toEqual({ [black]: 2 });
    expect(await platformCart()).not.toContain(emil);
    await shop.reload();
    expect(shop.tab.pieces()).toEqual({ [black]: 2 });
  });

  test("does not return if its answer was lost and it was then removed", async () => {
    shop.provider = async (request) => {
      const answer = await shop.platform.fetch(request);
      if (request.url.includes("/cart/update")) throw new TypeError("The answer is lost.");
      return answer;
    };
    await put(shop.tab, shop.fetch, "MR-EMIL", emil);
    shop.provider = shop.platform.fetch;
    const line = shop.tab.state().lines.find(({ sku }) => sku === emil);
    if (line) await shop.tab.cart.remove(line);
    await shop.reload();
    expect(shop.tab.pieces()).toEqual({ [black]: 2 });
    expect(await platformCart()).not.toContain(emil);
  });

  test("does not undo a quantity that is changed while the platform's cart is loading", async () => {
    const { cart, notices } = shop.tab;
    const client = clientOf(async (request) => {
      const answer = await shop.platform.fetch(request);
      if (request.url.includes("/cart/pull")) {
        cart.store.setState(({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 3 })) }));
      }
      return answer;
    });
    const setting = { client, store: cart.store, notices, isInCheckout: () => false, onAdded: () => {} };
    await createSynchronise({ ...setting, canModify: true }).synchronise("load");
    expect(shop.tab.pieces()).toEqual({ [black]: 3 });
  });

  test("is deleted with a notice if the shop no longer sells it", async () => {
    await addOnOtherDevice(emil);
    await shop.change(hidden(2));
    await shop.reload();
    await shop.change(hidden(1));
    expect(shop.tab.pieces()).toEqual({ [black]: 2 });
    expect(shop.tab.noticeIds()).toContain("notice.notInRange");
    expect(await platformCart()).not.toContain(emil);
  });

  test("is found with a single request, and no others follow if nothing has changed", async () => {
    shop.calls.length = 0;
    await shop.reload();
    expect(shop.calls).toEqual(["/api/cart/pull"]);
  });
});

test.each([
  ["confirms a line that the shopper is adding at the same time", true, 1],
  ["confirms no line that was in the cart before", false, 0],
])("a login %s", async (_, adding, times) => {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  const { store } = shop.tab.cart;
  const onAdded = vi.fn();
  const { synchronise } = createSynchronise({
    client: clientOf(shop.fetch),
    store,
    notices: shop.tab.notices,
    isInCheckout: () => false,
    onAdded,
  });
  store.setState(({ lines }) => ({ lines: lines.map(unsent), connection: { state: "disconnected" }, adding }));
  await synchronise("joined");
  expect(onAdded).toHaveBeenCalledTimes(times);
});
