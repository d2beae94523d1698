import { beforeEach, expect, test } from "vitest";
import { keyFor, seal } from "#platform/kernel/secrets/tokens.ts";
import { newCart, orderFor, putIn } from "../../../platform/support/shopping.ts";
import { options } from "../../../platform/support/prescriptions.ts";
import { testSettings } from "../../../platform/support/testParts.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { put } from "../../support/openTab.ts";

const shop = await openCartShop();
const pack = "KR-DZIEN-30";
const phone = "+48600100200";

/** Orders two packs of contact lenses, and returns the token of the link that orders them again. */
async function orderLenses(): Promise<string> {
  const cartId = await newCart(shop.platform);
  const values = options({ force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right" });
  await putIn(shop.platform, cartId, { sku: pack, qty: 2, ...values });
  const totals = await shop.platform.get(`cart/totals?cartId=${cartId}`);
  const { items } = totals.json.result as { items: readonly { price_incl_tax: number }[] };
  const minor = Math.round((items[0]?.price_incl_tax ?? 0) * 100);
  const { json } = await shop.platform.post("order/create", orderFor(cartId, { sku: pack, quantity: 2, minor }));
  const { backendOrderId } = json.result as { backendOrderId: string };
  return seal(keyFor(testSettings.secret, "renewal"), String(backendOrderId));
}

const reorder = async (token: string, number = phone) =>
  (await shop.tab.cart.load()).reorderLenses({ phone: number, token });
const lines = () => shop.tab.state().lines.map(({ sku, quantity }) => [sku, quantity]);
const powerOf = (sku: string) =>
  shop.tab
    .state()
    .lines.find((line) => line.sku === sku)
    ?.productOption.custom.map(({ optionValue }) => optionValue);

beforeEach(() => shop.platform.setStock(pack, 100));

test("puts the lenses with their values into an empty cart", async () => {
  await expect(reorder(await orderLenses())).resolves.toEqual([]);
  expect(lines()).toEqual([[pack, 2]]);
  expect(powerOf(pack)).toContain("-2.00");
  expect(shop.total()).toBeGreaterThan(0);
});

test("keeps what a guest's cart holds, which the platform has in one cart with the lenses", async () => {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await reorder(await orderLenses());
  expect(lines()).toEqual(
    expect.arrayContaining([
      [emil, 1],
      [pack, 2],
    ]),
  );
  const { connection } = shop.tab.state();
  const token = connection.state === "connected" ? connection.token : "";
  const pulled = await shop.platform.get(`cart/pull?cartId=${token}`);
  expect((pulled.json.result as readonly { sku: string }[]).map(({ sku }) => sku).toSorted()).toEqual(
    [pack, emil].toSorted(),
  );
  // A reload finds the same cart.
  await shop.reload();
  expect(lines()).toHaveLength(2);
});

test("a wrong phone number changes nothing", async () => {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  const before = shop.tab.state().connection;
  await expect(reorder(await orderLenses(), "+48600100201")).rejects.toMatchObject({
    refusal: { code: "REORDER_REFUSED" },
  });
  expect(lines()).toEqual([[emil, 1]]);
  expect(shop.tab.state().connection).toEqual(before);
});

test("names the lenses that are out of stock, and refuses when all of them are", async () => {
  const token = await orderLenses();
  await shop.platform.setStock(pack, 0);
  await expect(reorder(token)).rejects.toMatchObject({ refusal: { code: "OUT_OF_STOCK" } });
  expect(lines()).toEqual([]);
});

test("the lenses come with a retry when the connection is lost right after they were put into the cart", async () => {
  const token = await orderLenses();
  shop.provider = async (request) => {
    const answer = await shop.platform.fetch(request);
    if (request.url.includes("/order/reorder")) shop.provider = () => Promise.reject(new TypeError("no connection"));
    return answer;
  };
  await expect(reorder(token)).resolves.toEqual([]);
  shop.provider = shop.platform.fetch;
  await shop.tab.cart.sync("load");
  expect(lines()).toEqual([[pack, 2]]);
  expect(shop.calls.filter((path) => path.endsWith("/order/reorder"))).toHaveLength(1);
});
