import { beforeEach, expect, test } from "vitest";
import { createClearCart } from "#app/state/cart/clearCart.ts";
import { black } from "../../../platform/support/shopping.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { put } from "../../support/openTab.ts";

const shop = await openCartShop();
const { cartId } = shop;
const piecesAtPlatform = async (cartId: string) => {
  const { json } = await shop.platform.get(`cart/pull?cartId=${cartId}`);
  return JSON.parse(JSON.stringify(json)).result.length;
};
const undo = () =>
  shop.tab.notices.store
    .getState()
    .shown.find(({ message }) => message.id === "notice.cleared")
    ?.action?.onAction();

beforeEach(async () => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
});

test("empties the cart here and at the platform, and leaves the platform's cart", async () => {
  const before = cartId();
  expect(await piecesAtPlatform(before)).toBe(2);
  await shop.tab.cart.clear();
  expect(shop.tab.pieces()).toEqual({});
  expect(await piecesAtPlatform(before)).toBe(0);
  expect(shop.tab.state()).toMatchObject({ connection: { state: "disconnected" }, removed: [], totals: null });
});

test("is undone from its notice, with the coupon", async () => {
  await shop.insertCoupon("TEN");
  expect(await (await shop.tab.cart.load()).applyCoupon("TEN")).toBeNull();
  const total = shop.total();
  await shop.tab.cart.clear();
  undo();
  await expect.poll(() => shop.total()).toBe(total);
  expect(shop.tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
  expect(await piecesAtPlatform(cartId())).toBe(2);
});

test("an undo says when the coupon could not be applied again", async () => {
  await shop.insertCoupon("ONCE");
  await (await shop.tab.cart.load()).applyCoupon("ONCE");
  await shop.tab.cart.clear();
  await shop.platform.connection.query("update coupons set ends_at = '2020-01-01' where code = 'ONCE'");
  undo();
  const shown = () => shop.tab.notices.store.getState().shown.map(({ message }) => message);
  await expect.poll(shown).toContainEqual({ id: "notice.couponNotRestored", values: { coupon: "ONCE" } });
  expect(shop.tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
});

test("removes the lines at the platform later, when it could not be reached", async () => {
  const before = cartId();
  shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
  await shop.tab.cart.clear();
  expect(shop.tab.pieces()).toEqual({});
  shop.provider = shop.platform.fetch;
  await shop.tab.cart.sync("load");
  expect(await piecesAtPlatform(before)).toBe(0);
  expect(shop.tab.pieces()).toEqual({});
});

test.each([
  { rules: { synchronizeOnClear: false, disconnectOnClear: true }, lines: 2, state: "disconnected" },
  { rules: { synchronizeOnClear: true, disconnectOnClear: false }, lines: 0, state: "connected" },
])("obeys the settings $rules", async ({ rules, lines, state }) => {
  const before = cartId();
  const { store, sync, applyCoupon } = { ...shop.tab.cart, applyCoupon: async () => null };
  const clear = createClearCart({
    store,
    notices: shop.tab.notices,
    enqueue: (task) => task(),
    sync,
    applyCoupon,
    rules,
  });
  await clear();
  expect(await piecesAtPlatform(before)).toBe(lines);
  expect(shop.tab.state()).toMatchObject({ lines: [], connection: { state } });
});
