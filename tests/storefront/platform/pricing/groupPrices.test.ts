import { describe, expect, test } from "vitest";
import { groupToken } from "#platform/customer/profile.ts";
import { toCsv } from "#platform/staff/catalogueCsv.ts";
import type { CatalogueRow } from "#platform/staff/catalogueRow.ts";
import { readRows, staffCall } from "../staff/support.ts";
import { newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay, platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { black, bruno, orderFor, putIn } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

/** A shop with prices for customer groups, and the same one without. */
const tiered = await openForTests({ priceTiers: true });
const untiered = platformOn(tiered.connection, tiered.database);
const customer = await newCustomer(tiered);
const general = 1;
await tiered.connection.query(
  "insert into group_prices (variant_id, store_code, customer_group_id, amount) select id, 'pl', $2, 29900 from variants where sku = $1",
  [black, general],
);

const token = () => groupToken(testSettings, { customerId: customer.id, groupId: general }, openingDay);

async function findBruno(platform: TestPlatform, body: object, store = "pl") {
  const request = JSON.stringify({ query: { term: { sku: "MR-BRUNO" } }, ...body });
  const { json, headers } = await platform.get(
    `vsbridge/catalog/vue_storefront_catalog_${store}/product/_search?${new URLSearchParams({ request })}`,
  );
  const { hits }: { hits: { hits: { _source: Record<string, unknown> }[] } } = JSON.parse(JSON.stringify(json));
  return { source: hits.hits[0]?._source ?? {}, cacheControl: headers.get("cache-control") };
}

describe("search", () => {
  test("returns the group's prices for its token, uncached", async () => {
    const { source, cacheControl } = await findBruno(tiered, { groupToken: token() });
    expect(source).toMatchObject({
      final_price_incl_tax: 299,
      price_incl_tax: 299,
      original_price_incl_tax: 329,
      special_price_incl_tax: 0,
      lowest_price_30_days: null,
      promotion: false,
    });
    expect(cacheControl).toBe("no-cache, no-store");
    const german = await findBruno(tiered, { groupToken: token() }, "de");
    const everybody = await findBruno(tiered, {}, "de");
    expect(german.source["price_incl_tax"]).toBe(everybody.source["price_incl_tax"]);
  });

  test.each([
    ["no token", () => ({})],
    ["an unsigned group id", () => ({ groupId: general })],
    ["an invalid token", () => ({ groupToken: "x".repeat(80) })],
    ["an expired token", () => ({ groupToken: groupToken(testSettings, { customerId: 1, groupId: 1 }, new Date(0)) })],
  ])("returns regular prices for %s", async (_, body) => {
    const { source, cacheControl } = await findBruno(tiered, body());
    expect(source).toMatchObject({ price_incl_tax: 329, original_price_incl_tax: 329 });
    expect(cacheControl).toMatch(/^public/);
  });
});

test("maps a URL to a product with the prices of the group", async () => {
  const { source } = await findBruno(tiered, {});
  const { json } = await tiered.post("vsbridge/map", { url: source["slug"], groupToken: token() });
  expect(json).toMatchObject({ _type: "product", _source: { price_incl_tax: 299 } });
});

test("render-list returns the prices of the customer's group", async () => {
  const priceFor = async (platform: TestPlatform, query: string, headers = {}) => {
    const { json } = await platform.get(`products/render-list?skus=${black}&storeId=1${query}`, headers);
    const { items }: { items: { price_info: { final_price: number } }[] } = JSON.parse(JSON.stringify(json.result));
    return items[0]?.price_info.final_price;
  };
  await expect(priceFor(tiered, "", customer.headers)).resolves.toBe(299);
  await expect(priceFor(tiered, "&userGroupId=1")).resolves.toBe(329);
  await expect(priceFor(untiered, "", customer.headers)).resolves.toBe(329);
  await expect(
    tiered.get(`products/render-list?skus=${black}`, { authorization: "Bearer forged" }),
  ).resolves.toMatchObject({ status: 401 });
});

describe("group prices by the staff", () => {
  const navy = "MR-BRUNO-NAVY-53";
  const set = (price: number | null, change: object = {}) =>
    staffCall(tiered, "group-prices", { sku: navy, store: "pl", group: "general", price, ...change });
  const currentPrice = async () => {
    const { json } = await tiered.get(`products/render-list?skus=${navy}&storeId=1`, customer.headers);
    const { items }: { items: { price_info: { final_price: number } }[] } = JSON.parse(JSON.stringify(json.result));
    return items[0]?.price_info.final_price;
  };
  const exportedRow = async () => {
    const { result } = await staffCall(tiered, "catalogue");
    return (result as readonly { sku: string; groupPrices?: unknown }[]).find(({ sku }) => sku === navy);
  };
  const importPrices = (groupPrices: object) =>
    staffCall(tiered, "catalogue", [{ product: "MR-BRUNO", sku: navy, groupPrices }]);

  test("sets, changes and removes a group's price", async () => {
    for (const price of [289, 279.5, 279.5]) {
      await expect(set(price)).resolves.toMatchObject({ status: 200, result: { price, counts: true } });
      await expect(currentPrice()).resolves.toBe(price);
    }
    for (let times = 0; times < 2; times++) {
      await expect(set(null)).resolves.toMatchObject({ status: 200, result: { price: null } });
      await expect(currentPrice()).resolves.toBe(329);
    }
  });

  test.each([
    [{ sku: "no-such-sku" }, 404, { code: "ENOTFOUND" }],
    [{ store: "xx" }, 404, { code: "ENOTFOUND" }],
    [{ group: "friends" }, 400, [{ field: "group", problem: "unknown" }]],
    [{ price: 329 }, 400, [{ field: "price", problem: "Must be lower than the regular price, 329.00." }]],
    [{ price: -1 }, 400, [{ field: "price" }]],
    [{ price: "a lot" }, 400, [{ field: "price" }]],
  ])("refuses %j", async (change, status, result) => {
    await expect(set(100, change)).resolves.toMatchObject({ status, result });
    await expect(currentPrice()).resolves.toBe(329);
  });

  test("imports and exports group prices with the catalogue", async () => {
    const groupPrices = { pl: { general: 299, wholesale: 249.9 } };
    await expect(importPrices(groupPrices)).resolves.toMatchObject({ result: { taken: 1, refused: [] } });
    await expect(exportedRow()).resolves.toMatchObject({ groupPrices });
    const { result } = await staffCall(tiered, "catalogue");
    const rows = (result as readonly CatalogueRow[]).filter(({ sku }) => sku === navy);
    expect(readRows(toCsv(rows))).toEqual(rows);
    await expect(importPrices({ pl: { general: 289 } })).resolves.toMatchObject({ result: { taken: 1 } });
    await expect(exportedRow()).resolves.toMatchObject({ groupPrices: { pl: { general: 289 } } });
    await expect(currentPrice()).resolves.toBe(289);
    await staffCall(tiered, "prices", { sku: navy, store: "pl", price: 280 });
    await expect(importPrices({ pl: { general: 289 } })).resolves.toMatchObject({ result: { taken: 1, refused: [] } });
    await expect(currentPrice()).resolves.toBe(280);
    await staffCall(tiered, "prices", { sku: navy, store: "pl", price: 329 });
    await importPrices({ pl: {} });
    await expect(exportedRow()).resolves.not.toHaveProperty("groupPrices");
  });

  test("refuses invalid group prices in an import", async () => {
    const { result } = await importPrices({ pl: { friends: 1, general: 400 } });
    expect(result).toMatchObject({
      taken: 0,
      refused: [
        { row: 1, sku: navy, field: "groupPrices.pl.friends", problem: "There is no such customer group." },
        { row: 1, sku: navy, field: "groupPrices.pl.general", problem: expect.stringContaining("329.00") },
      ],
    });
  });
});

describe("cart", () => {
  const filledCartOf = async (platform: TestPlatform, headers: Readonly<Record<string, string>>) => {
    const { json } = await platform.post("cart/create?storeCode=pl", {}, headers);
    const cartId = String(json.result);
    const cartItem = { sku: black, qty: 1, quoteId: cartId };
    await expect(platform.post(`cart/update?cartId=${cartId}`, { cartItem }, headers)).resolves.toMatchObject({
      status: 200,
    });
    return cartId;
  };

  test("uses the group's prices for the cart and the order", async () => {
    const cartId = await filledCartOf(tiered, customer.headers);
    const { json } = await tiered.get(`cart/totals?cartId=${cartId}`, customer.headers);
    expect(JSON.stringify(json.result)).toContain("299");
    const withRegularPrice = await tiered.post("order/create", orderFor(cartId, bruno), customer.headers);
    expect(withRegularPrice).toMatchObject({ status: 409, json: { result: { code: "PRICE_CHANGED" } } });
    const withGroupPrice = await tiered.post(
      "order/create",
      orderFor(cartId, { sku: black, minor: 299_00 }),
      customer.headers,
    );
    expect(withGroupPrice.status).toBe(200);
  });

  test("uses regular prices without group prices, and for guests", async () => {
    const another = await newCustomer(tiered);
    const cartId = await filledCartOf(untiered, another.headers);
    const placed = await untiered.post("order/create", orderFor(cartId, bruno), another.headers);
    expect(placed.status).toBe(200);
    const { json } = await tiered.post("cart/create?storeCode=pl", {});
    await putIn(tiered, String(json.result), { sku: black, qty: 1 });
    const guest = await tiered.post("order/create", orderFor(String(json.result), bruno), {
      "x-dioptra-visitor": "visitor-a",
    });
    expect(guest.status).toBe(200);
  });
});
