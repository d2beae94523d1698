import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { ServerLine } from "#domain/cart/cart.ts";
import { returnToStock } from "#platform/order/orderStock.ts";
import { openForTests } from "../support/openForTests.ts";
import { options, usual } from "../support/prescriptions.ts";
import { newCart, orderFor, putIn, visitor } from "../support/shopping.ts";

const platform = await openForTests();
await platform.connection.query("insert into payment_methods values ('transfer', 9, false, '{\"pl\":\"Przelew\"}')");
await platform.connection.query("insert into payment_costs values ('transfer', 'PL', 'PLN', 0)");

let cartId: string;
beforeEach(async () => {
  cartId = await newCart(platform);
});

const put = (sku: string, more: Readonly<Record<string, unknown>> = {}) =>
  putIn(platform, cartId, { sku, qty: 1, ...more });

async function lines(): Promise<readonly ServerLine[]> {
  const { json } = await platform.get(`cart/pull?cartId=${cartId}`);
  return endpoints.cartPull.result("PLN").parse(json.result);
}

interface StoredPart {
  readonly id: number;
  readonly optionId: number;
  readonly sku: string;
  readonly isDefault: boolean;
}

/** Returns the parts of a bundle in the order in which they are shown. */
async function partsOf(sku: string): Promise<readonly StoredPart[]> {
  const { rows } = await platform.connection.query<StoredPart>(
    `select part.id, option_id as "optionId", variants.sku, is_default as "isDefault"
     from product_parts part join variants on variants.id = part.variant_id
     join products on products.id = part.product_id where products.sku = $1 order by part.position`,
    [sku],
  );
  return rows;
}

const choosing = (parts: readonly StoredPart[]) => ({
  product_option: {
    extension_attributes: {
      bundle_options: parts.map(({ id, optionId }) => ({
        option_id: optionId,
        option_qty: 1,
        option_selections: [id],
      })),
    },
  },
});

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Orders all lines of the cart, at the prices that the platform states. */
async function order(email: string, change: Parameters<typeof orderFor>[2] = {}) {
  const products = (await lines()).map(({ sku, name, quantity, price }) => ({
    sku,
    name,
    quantity,
    price: price ?? { minor: 0, currency: "PLN" as const },
  }));
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const body = orderFor(cartId, { sku: "", minor: 0 }, { customer, products, ...change });
  const { status, json } = await platform.post("order/create", body, visitor);
  expect([status, json.result]).toMatchObject([200, {}]);
  return endpoints.orderCreate.result("PLN").parse(json.result);
}

async function details(number: string) {
  const { json } = await platform.get(`order/details?order_id=${number}`, visitor);
  return endpoints.orderDetails.result("PLN").parse(json.result);
}

const glasses = "DI-ZESTAW-NELA";

describe("a bundle", () => {
  test("is a line with its default parts, at the sum of their prices", async () => {
    await expect(put(glasses)).resolves.toMatchObject({ status: 200, json: { result: { product_type: "bundle" } } });
    const [line] = await lines();
    expect(line?.options).toHaveLength(3);
    expect(line?.productOption.bundle).toHaveLength(3);
    const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
    expect(json.result).toMatchObject({ grand_total: (line?.price?.minor ?? 0) / 100 });
  });

  test("is another line with other parts, and the same line with the same parts", async () => {
    const all = await partsOf(glasses);
    const defaults = [...Map.groupBy(all, ({ optionId }) => optionId).values()].flatMap(
      (parts) => parts.find(({ isDefault }) => isDefault) ?? parts.slice(0, 1),
    );
    const lens = all.find(({ sku }) => sku === "DI-SZKLA-160");
    if (!lens) throw new Error("The bundle has no thin lenses.");
    const others = defaults.map((part) => (part.optionId === lens.optionId ? lens : part));
    await put(glasses, choosing(defaults));
    await put(glasses, choosing(others));
    await put(glasses, choosing(others));
    await put(glasses);
    const added = await lines();
    expect(added.map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect((added[1]?.price?.minor ?? 0) - (added[0]?.price?.minor ?? 0)).toBe(150_00);
  });

  test("keeps two prescriptions as two lines, and holds the order until one is sent", async () => {
    const { lens: _lens, ...rx } = usual;
    const custom = (values: Readonly<Record<string, string>>) =>
      options(values).product_option.extension_attributes.custom_options;
    const withRx = async (values: Readonly<Record<string, string>>) => {
      const defaults = (await partsOf(glasses)).filter(({ isDefault }) => isDefault);
      const chosen = choosing(defaults).product_option.extension_attributes;
      return put(glasses, {
        product_option: { extension_attributes: { ...chosen, custom_options: custom(values) } },
      });
    };
    await expect(withRx(rx)).resolves.toMatchObject({ status: 200 });
    await expect(withRx({ ...rx, R_SPH: "-2.00" })).resolves.toMatchObject({ status: 200 });
    await expect(withRx({ ...rx, R_AX: "" })).resolves.toMatchObject({ status: 400 });
    await expect(lines()).resolves.toHaveLength(2);
    await put(glasses);
    await order("sets@example.pl");
    const { rows } = await platform.connection.query<{ held: boolean }>(
      "select held_at is not null as held from orders where email = 'sets@example.pl'",
    );
    expect(rows).toEqual([{ held: true }]);
  });

  test("takes each part from the stock, and returns it", async () => {
    await put(glasses, { qty: 2 });
    const { rows } = await platform.connection.query<{ sku: string }>(
      `select variants.sku from cart_items item
       join product_parts part on item.product_option -> 'bundle' @> jsonb_build_array(jsonb_build_object('optionSelections', jsonb_build_array(part.id)))
       join variants on variants.id = part.variant_id where item.cart_id = $1`,
      [cartId],
    );
    const skus = rows.map(({ sku }) => sku);
    expect(skus).toHaveLength(3);
    const before = await Promise.all(skus.map(platform.stockOf));
    const placed = await order("stock@example.pl");
    const after = await Promise.all(skus.map(platform.stockOf));
    expect(after).toEqual(before.map((count) => count - 2));
    await platform.database.write((session) => returnToStock(session, Number(placed.id)));
    await expect(Promise.all(skus.map(platform.stockOf))).resolves.toEqual(before);
  });

  test("is limited by the part of which the fewest are left", async () => {
    const hardCase = "SK-ETUI";
    const before = await platform.stockOf(hardCase);
    await platform.setStock(hardCase, 2);
    await expect(put(glasses, { qty: 2 })).resolves.toMatchObject({ status: 200 });
    await expect(put(hardCase)).resolves.toMatchObject({ status: 409, json: { result: { code: "TOO_MANY" } } });
    await expect(put(glasses)).resolves.toMatchObject({
      status: 409,
      json: { result: { code: "TOO_MANY", available: 2 } },
    });
    await platform.setStock(hardCase, before);
  });

  test.each([
    { parts: (all: readonly StoredPart[]) => all.slice(0, 1), problem: "required", name: "without a required part" },
    {
      parts: ([first, ...rest]: readonly StoredPart[]) => (first ? [{ ...first, id: 999_999 }, ...rest.slice(-1)] : []),
      problem: "unknown",
      name: "with a part of another product",
    },
  ])("is refused $name", async ({ parts, problem }) => {
    const { status, json } = await put(glasses, choosing(parts(await partsOf(glasses))));
    expect(status).toBe(404);
    expect(json.result).toMatchObject({
      code: "NO_SUCH_CONFIGURATION",
      fields: expect.arrayContaining([expect.objectContaining({ problem })]),
    });
    await expect(lines()).resolves.toEqual([]);
  });

  test("needs the parameters of its contact lenses", async () => {
    await expect(put("DI-ZESTAW-MIESIAC")).resolves.toMatchObject({
      status: 409,
      json: { result: { code: "PARAMETERS_REQUIRED" } },
    });
  });

  test("its parts add up to the order in minor units, with tax and discount", async () => {
    await put(glasses, { qty: 3 });
    await platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=WITAJ10`, {});
    const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
    const { items } = json.result as { items: { discount_amount: number; tax_amount: number }[] };
    const discount = { minor: -Math.round((items[0]?.discount_amount ?? 0) * 100), currency: "PLN" as const };
    await order("parts@example.pl", { costs: { shipping: null, payment: null, discount } });
    const { rows } = await platform.connection.query<Record<"row" | "discount" | "tax" | "line", number>>(
      `select part.row_total as row, part.discount, part.tax, item.row_total as line
       from order_item_parts part join order_items item on item.id = part.order_item_id
       join orders on orders.id = item.order_id where email = 'parts@example.pl'`,
    );
    expect(rows).toHaveLength(3);
    expect(sumOf(rows.map(({ row }) => row))).toBe(rows[0]?.line);
    expect(sumOf(rows.map(({ discount: part }) => part))).toBe(-discount.minor);
    expect(sumOf(rows.map(({ tax }) => tax))).toBe(Math.round((items[0]?.tax_amount ?? 0) * 100));
  });
});

describe("a group", () => {
  test("becomes the lines of its members", async () => {
    await expect(put("DI-GRUPA-ZAPAS", { qty: 2 })).resolves.toMatchObject({ status: 200 });
    expect((await lines()).map(({ sku, quantity, type }) => [sku, quantity, type])).toEqual(
      expect.arrayContaining([
        ["JZ-UNIWERSAL-360", 6, "simple"],
        ["SK-POJEMNIK", 4, "simple"],
      ]),
    );
  });

  test("is added with all members or none", async () => {
    const before = await platform.stockOf("SK-POJEMNIK");
    await platform.setStock("SK-POJEMNIK", 1);
    await put("JZ-UNIWERSAL-360");
    await expect(put("DI-GRUPA-ZAPAS")).resolves.toMatchObject({ status: 409 });
    await expect(lines()).resolves.toMatchObject([{ sku: "JZ-UNIWERSAL-360", quantity: 1 }]);
    await platform.setStock("SK-POJEMNIK", before);
  });
});

test("a free download is paid with its order, and is not delivered", async () => {
  await expect(put("DI-PORADNIK-PD")).resolves.toMatchObject({ status: 200 });
  const placed = await order("guide@example.pl", {
    shipping: { carrierCode: "none", methodCode: "none" },
    paymentCode: "transfer",
  });
  const shown = await details(placed.number);
  expect(shown).toMatchObject({
    status: "paid",
    lines: [{ sku: "DI-PORADNIK-PD", downloadHref: expect.stringMatching(/\.pdf$/) }],
  });
});
