import { expect, test } from "vitest";
import { black } from "../../../platform/support/shopping.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { put } from "../../support/openTab.ts";

const shop = await openCartShop();

test("refuses contact lenses without asking the platform, because their powers cannot be chosen yet", async () => {
  const lenses = await shop.platform.connection.query<{ sku: string }>(
    "select sku from products where attributes->>'type' = 'contact-lenses' limit 1",
  );
  const sku = lenses.rows[0]?.sku ?? "";
  await put(shop.tab, shop.fetch, sku, sku);
  expect(shop.tab.pieces()).toEqual({});
  expect(shop.tab.noticeIds()).toEqual(["notice.parametersRequired"]);
});

test("adds all chosen members of a group or none, with the reason of each refused one", async () => {
  await shop.platform.setStock(black, 2);
  const refused = await shop.tab.cart.addSkus([
    { sku: black, quantity: 3 },
    { sku: "SK-POJEMNIK", quantity: 1 },
    { sku: "UNKNOWN", quantity: 1 },
  ]);
  expect(refused).toEqual({ UNKNOWN: { reason: "out-of-stock" } });
  const chosen = (quantity: number) => [
    { sku: black, quantity },
    { sku: "SK-POJEMNIK", quantity: 1 },
  ];
  expect(await shop.tab.cart.addSkus(chosen(3))).toEqual({ [black]: { reason: "too-many", available: 2 } });
  expect(shop.tab.pieces()).toEqual({});
  expect(await shop.tab.cart.addSkus(chosen(2))).toEqual({});
  expect(shop.tab.pieces()).toEqual({ [black]: 2, "SK-POJEMNIK": 1 });
});

test("removes a line that exceeds the platform's cart and shows its maximum", async () => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black);
  const result = { code: "CART_FULL", message: "A cart holds at most 50 lines.", available: 50 };
  shop.provider = (request) =>
    new URL(request.url).pathname === "/api/cart/update"
      ? Promise.resolve(Response.json({ code: 409, result }, { status: 409 }))
      : shop.platform.fetch(request);
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  expect(shop.tab.pieces()).toEqual({ [black]: 1 });
  const notice = shop.tab.notices.store.getState().shown.find(({ message }) => message.id === "notice.cartFull");
  expect(notice?.message.values).toEqual({ count: 50 });
});
