import { expect, test, vi } from "vitest";
import type * as Cart from "#configuration/cart.ts";
import { black } from "../../../platform/support/shopping.ts";
import { openCartShop } from "../../support/cartShop.ts";
import { put } from "../../support/openTab.ts";

vi.mock(import("#configuration/cart.ts"), async (original) => {
  const { cart, ...others } = (await original()) as typeof Cart;
  return { ...others, cart: { ...cart, serverSyncCanModifyLocalItems: true } };
});

const shop = await openCartShop();

test("a quantity that is changed while the platform's cart is loading is kept", async () => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
  let changing: Promise<void> | null = null;
  shop.provider = async (request) => {
    const answer = await shop.platform.fetch(request);
    const [line] = shop.tab.state().lines;
    if (line && request.url.includes("/cart/pull")) changing ??= shop.tab.cart.setQuantity(line, 3, null);
    return answer;
  };
  await shop.tab.cart.sync("load");
  await changing;
  expect(shop.tab.pieces()).toEqual({ [black]: 3 });
});
