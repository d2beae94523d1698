import { beforeEach, expect, test, vi } from "vitest";
import type { CartLine } from "#domain/cart/cart.ts";
import type { LineSelection } from "#domain/cart/lines.ts";
import { usual } from "../../../platform/support/prescriptions.ts";
import { black } from "../../../platform/support/shopping.ts";
import { openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";

const shop = await openCartShop();
const havana = "MR-BRUNO-HAVANA-53";

const customOf = (values: Readonly<Record<string, string>>): CartLine["productOption"]["custom"] =>
  Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([optionId, optionValue]) => ({ optionId, optionValue }));

const lines = () => shop.tab.state().lines.map(({ sku, quantity }) => [sku, quantity]);

function firstLine(): CartLine {
  const [line] = shop.tab.state().lines;
  if (!line) throw new Error("The cart is empty.");
  return line;
}

/** Returns the lines of the platform's cart. */
async function platformLines() {
  const { connection } = shop.tab.state();
  if (connection.state !== "connected") throw new Error("There is no cart.");
  return (await clientOf(shop.fetch).cart.pull(connection.token)).map(({ sku, quantity }) => [sku, quantity]);
}

async function change(line: CartLine, sku: string, selection?: LineSelection): Promise<boolean> {
  const product = await clientOf(shop.fetch).catalog.product("MR-BRUNO");
  const variant = product?.variants.find((each) => each.sku === sku) ?? null;
  if (!product || !variant) throw new Error(`There is no ${sku}.`);
  return (await shop.tab.cart.load()).change({ line, product, variant, ...(selection && { selection }) });
}

beforeEach(async () => {
  await shop.platform.setStock(havana, 9);
});

test("changes the variant of a line here and at the platform, and keeps its quantity", async () => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
  const { serverItemId } = firstLine();
  await expect(change(firstLine(), havana)).resolves.toBe(true);
  expect(lines()).toEqual([[havana, 2]]);
  expect(firstLine()).toMatchObject({ serverItemId, agreedQuantity: 2 });
  await expect(platformLines()).resolves.toEqual([[havana, 2]]);
  expect(shop.total()).toBe(2 * firstLine().price.current.minor);
  expect(shop.tab.noticeIds()).toContain("notice.lineChanged");
});

test("joins a line with the one that it becomes equal to", async () => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
  await put(shop.tab, shop.fetch, "MR-BRUNO", havana, 3);
  await expect(change(firstLine(), havana)).resolves.toBe(true);
  expect(lines()).toEqual([[havana, 5]]);
  await expect(platformLines()).resolves.toEqual([[havana, 5]]);
});

test("changes the prescription of glasses without adding a second pair, at the platform's price", async () => {
  const client = clientOf(shop.fetch);
  const product = await client.catalog.product("MR-BRUNO");
  const variant = product?.variants.find(({ sku }) => sku === black) ?? null;
  if (!product) throw new Error("There is no frame.");
  await shop.tab.cart.add(product, variant, 1, { custom: customOf(usual) });
  const thin = { ...usual, R_SPH: "-2.00", lens: "DI-SZKLA-160" };
  await expect(change(firstLine(), black, { custom: customOf(thin) })).resolves.toBe(true);
  expect(lines()).toEqual([[black, 1]]);
  expect(firstLine().productOption.custom).toContainEqual({ optionId: "R_SPH", optionValue: "-2.00" });
  expect(firstLine().price.current.minor).toBe(329_00 + 299_00);
  await expect(platformLines()).resolves.toEqual([[black, 1]]);
});

test("keeps the line as it was when the platform refuses the change, and says why", async () => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black, 2);
  await shop.platform.setStock(havana, 1);
  await expect(change(firstLine(), havana)).resolves.toBe(false);
  expect(lines()).toEqual([[black, 2]]);
  await expect(platformLines()).resolves.toEqual([[black, 2]]);
  expect(shop.tab.noticeIds()).toContain("notice.tooMany");
});

test.each([
  ["the platform cannot be reached", true, "notice.lineNotChanged"],
  ["the device is offline", false, "notice.lineOffline"],
])("keeps the line when %s, and says so", async (_, onLine, notice) => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black);
  shop.provider = () => Promise.reject(new TypeError("Failed to fetch"));
  vi.stubGlobal("navigator", { onLine });
  const product = await clientOf(shop.platform.fetch).catalog.product("MR-BRUNO");
  const variant = product?.variants.find(({ sku }) => sku === havana) ?? null;
  if (!product) throw new Error("There is no frame.");
  const actions = await shop.tab.cart.load();
  await expect(actions.change({ line: firstLine(), product, variant })).resolves.toBe(false);
  expect(lines()).toEqual([[black, 1]]);
  expect(shop.tab.noticeIds()).toContain(notice);
});

test("says so when the line has left the cart meanwhile", async () => {
  await put(shop.tab, shop.fetch, "MR-BRUNO", black);
  const line = firstLine();
  await shop.tab.cart.remove(line);
  await expect(change(line, havana)).resolves.toBe(false);
  expect(shop.tab.noticeIds()).toContain("notice.noCartItem");
});

test("changes glasses whose lenses were refused, because they are not sold any more", async () => {
  const lensesSold = (status: number) =>
    shop.change(`update products set status = ${status} where sku = '${usual.lens}'`);
  await put(shop.tab, shop.fetch, "MR-BRUNO", black, 1, { custom: customOf(usual) });
  await lensesSold(2);
  await shop.tab.cart.sync("forced");
  await expect(change(firstLine(), black, { custom: customOf({ ...usual, lens: "DI-SZKLA-160" }) })).resolves.toBe(
    true,
  );
  await expect(platformLines()).resolves.toEqual([[black, 1]]);
  await lensesSold(1);
});
