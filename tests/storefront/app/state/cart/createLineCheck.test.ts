import { beforeEach, describe, expect, test } from "vitest";
import { lensSkuOf } from "#domain/cart/cart.ts";
import { usual } from "../../../platform/support/prescriptions.ts";
import { black } from "../../../platform/support/shopping.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";

const shop = await openCartShop();
const priced = (amount: number) =>
  `update prices set amount = ${amount} where store_code = 'pl' and variant_id = (select id from variants where sku = '${emil}')`;
const sold = (status: number) => `update variants set status = ${status} where sku = '${emil}'`;
const lensesSold = (status: number) => `update products set status = ${status} where sku = 'DI-SZKLA-160'`;
const glassesWith = (lens: string) => ({
  custom: Object.entries({ ...usual, lens }).map(([optionId, optionValue]) => ({ optionId, optionValue })),
});

describe("check of the lines", () => {
  beforeEach(async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 3);
    await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  });

  test("needs one search and one stock list for all lines", async () => {
    shop.calls.length = 0;
    await shop.tab.cart.check();
    expect(shop.calls).toEqual(["/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search", "/api/stock/list"]);
    expect(shop.tab.cart.proceed()).toBe(true);
  });

  test("keeps a line with too little stock, blocks the order, and accepts the quantity that is left", async () => {
    await shop.platform.setStock(black, 2);
    await shop.tab.cart.check();
    expect(shop.tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(shop.tab.cart.proceed()).toBe(false);
    expect(shop.tab.noticeIds()).toContain("notice.someUnavailable");
    const [line] = shop.tab.state().lines;
    if (line) await shop.tab.cart.setQuantity(line, 2, 2);
    expect(shop.tab.noticeIds()).not.toContain("notice.someUnavailable");
    expect(shop.tab.cart.proceed()).toBe(true);
    expect(shop.tab.pieces()).toEqual({ [black]: 2, [emil]: 1 });
  });

  test("keeps sold-out and deleted products in the cart until the shopper removes them", async () => {
    await shop.platform.setStock(black, 0);
    await shop.change(sold(2));
    await shop.tab.cart.check();
    const [bruno, gone] = shop.tab.state().lines;
    expect(shop.tab.state().findings).toMatchObject({ [black]: { available: 0 }, [emil]: null });
    await shop.tab.cart.sync("forced");
    expect(shop.tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    if (bruno) await shop.tab.cart.remove(bruno);
    expect(shop.tab.cart.proceed()).toBe(false);
    if (gone) await shop.tab.cart.remove(gone);
    expect(shop.tab.pieces()).toEqual({});
    await shop.change(sold(1));
  });

  test("keeps glasses whose lenses are not sold any more, and orders them with other lenses", async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black, 1, glassesWith("DI-SZKLA-160"));
    const glasses = () => shop.tab.state().lines.find(({ productOption }) => lensSkuOf(productOption) !== null);
    await shop.change(lensesSold(2));
    await shop.tab.cart.check();
    await shop.tab.cart.sync("forced");
    expect(glasses()).toMatchObject({ quantity: 1 });
    expect(shop.tab.cart.proceed()).toBe(false);
    const product = await clientOf(shop.fetch).catalog.product("MR-BRUNO");
    const variant = product?.variants.find(({ sku }) => sku === black) ?? null;
    const line = glasses();
    const { change } = await shop.tab.cart.load();
    const isChanged =
      line && product && (await change({ line, product, variant, selection: glassesWith("DI-SZKLA-167") }));
    expect(isChanged).toBe(true);
    expect(shop.tab.cart.proceed()).toBe(true);
    await shop.change(lensesSold(1));
  });

  test("adopts a changed price, shows the notice only once, and treats proceeding as acceptance", async () => {
    const before = shop.priceOf(emil);
    await shop.change(priced(before - 30_00));
    await shop.tab.cart.check();
    const priceNotices = () => shop.tab.noticeIds().filter((id) => id === "notice.priceChanged").length;
    expect(priceNotices()).toBe(1);
    expect(shop.tab.state()).toMatchObject({ pricesBefore: { [emil]: { minor: before } } });
    expect(shop.total()).toBe(3 * shop.priceOf(black) + before - 30_00);
    await shop.tab.cart.check();
    expect(priceNotices()).toBe(1);
    expect(shop.tab.cart.proceed()).toBe(true);
    expect(shop.tab.state().pricesBefore).toEqual({});
    await shop.change(priced(before));
  });

  test("sends all lines to a replaced platform cart, and keeps lines that the platform no longer sells", async () => {
    await shop.change(sold(2));
    await shop.platform.connection.query("delete from cart_items");
    await shop.platform.connection.query("delete from carts");
    await shop.tab.cart.sync("forced");
    expect(shop.tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
    expect(shop.tab.cart.proceed()).toBe(false);
    await shop.change(sold(1));
  });
});
