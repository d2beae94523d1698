import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { black, bruno, orderFor } from "../storefront/platform/support/shopping.ts";
import { newFolder, removeFolder, type Shop, startPlatform } from "../support/shop.ts";

const listedOrigin = "https://front.example";

describe("the platform without the shop's pages", () => {
  let platform: Shop;
  beforeAll(async () => {
    platform = await startPlatform({ env: { CLIENT_ORIGINS: `${listedOrigin}, https://app.example` } });
    return platform.remove;
  });

  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${platform.origin}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: listedOrigin, ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("access-control-allow-origin")).toBe(listedOrigin);
    return { status: answer.status, ...(await answer.json()) };
  };
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${platform.origin}/api/${path}`, { headers });
    return { status: answer.status, ...(await answer.json()) };
  };
  const preflight = (origin: string) =>
    fetch(`${platform.origin}/api/cart/create`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
    });
  /** Puts one piece into the cart and orders it, without cookies. */
  const order = async (cartId: string, headers: Readonly<Record<string, string>> = {}) => {
    await post(`cart/update?token=&cartId=${cartId}`, { cartItem: { sku: black, qty: 1, quoteId: cartId } }, headers);
    const placed = await post("order/create?token=&storeCode=pl", orderFor(cartId, bruno), headers);
    expect(placed).toMatchObject({ status: 200, result: { orderNumber: expect.any(String) } });
    return String(placed.result.orderNumber);
  };

  test("is ready, and serves no pages", async () => {
    expect((await fetch(`${platform.origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${platform.origin}/pl`)).status).toBe(404);
  });

  test("allows the preflight of a listed origin, and refuses others", async () => {
    const answers = await Promise.all([
      preflight(listedOrigin),
      preflight("https://app.example"),
      preflight("https://b.test"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 403]);
    expect(answers.map(({ headers }) => headers.get("access-control-allow-origin"))).toEqual([
      listedOrigin,
      "https://app.example",
      null,
    ]);
    expect((await get("stock/check?sku=A", { origin: "https://b.test" })).status).toBe(403);
  });

  test("lets a guest order without cookies, and shows the order only with the cart's id", async () => {
    const cartId = (await post("cart/create?token=&storeCode=pl", {})).result;
    // The visitor id that a caller sends is ignored.
    const number = await order(cartId, { "x-dioptra-visitor": "AAAAAAAAAAAAAAAAAAAAAA" });
    const details = `order/details?order_id=${number}`;
    await expect(get(`${details}&cartId=${cartId}`)).resolves.toMatchObject({ result: { increment_id: number } });
    const claim = { "x-dioptra-visitor": "AAAAAAAAAAAAAAAAAAAAAA", cookie: `__Host-dioptra-visitor=${cartId}` };
    await expect(get(details, claim)).resolves.toMatchObject({ status: 404 });
  });

  test("lets a customer order with a bearer token, and shows the order in the account", async () => {
    const username = `bearer-${crypto.randomUUID()}@example.com`;
    const password = `Okulary-${crypto.randomUUID()}`;
    const customer = { email: username, firstname: "Ala", lastname: "Nowak" };
    await post("user/create?storeCode=pl", { customer, password, conditions: true });
    const login = await post("user/login", { username, password });
    expect(login).toMatchObject({
      status: 200,
      result: expect.any(String),
      meta: { refreshToken: expect.any(String) },
    });
    const bearer = { authorization: `Bearer ${login.result}` };
    const cartId = (await post("cart/create?storeCode=pl", {}, bearer)).result;
    const number = await order(cartId, bearer);
    const history = await get(`user/order-history?token=${login.result}&pageSize=20&currentPage=1`);
    expect(history).toMatchObject({ status: 200, result: { items: [{ increment_id: number }] } });
    await expect(get(`order/details?order_id=${number}`, bearer)).resolves.toMatchObject({ status: 200 });
    await expect(get(`order/details?order_id=${number}&cartId=${cartId}`)).resolves.toMatchObject({ status: 404 });
  });

  test("ignores the header of the shop's own server, whose searches are not limited", async () => {
    const search = "vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=4000";
    const answer = await get(search, { "x-dioptra-rendering": "1", "x-dioptra-client": "" });
    expect(answer.hits.hits.length).toBeLessThanOrEqual(100);
  });

  test("stops cleanly on SIGTERM", async () => {
    await expect(platform.stop("SIGTERM")).resolves.toBe(0);
  });
});

test.each([
  [{ PROVIDER_URL: "https://platform.example" }, "PROVIDER_URL names another platform"],
  [{ CLIENT_ORIGINS: "*" }, "CLIENT_ORIGINS=* cannot be used."],
])("does not start with %j, and gives the reason", async (env: Readonly<Record<string, string>>, reason) => {
  const folder = newFolder();
  onTestFinished(() => removeFolder(folder));
  const failure = startPlatform({ folder, env }).then(() => "it started", String);
  await expect(failure).resolves.toContain(`Dioptra cannot start. ${reason}`);
});
