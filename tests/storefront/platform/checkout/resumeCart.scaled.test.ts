import { describe, expect, test } from "vitest";
import { newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();

let visitors = 0;
/** Returns the header by which the gate identifies a new browser. */
const newVisitor = () => ({ "x-dioptra-visitor": `visitor-${(visitors += 1)}` });
type Headers = Readonly<Record<string, string>>;

const resume = async (headers: Headers, query = "storeCode=pl") =>
  (await platform.get(`cart/resume?${query}`, headers)).json.result;

/** Creates a cart for a caller, without lines. */
const create = async (headers: Headers, query = "storeCode=pl"): Promise<string> =>
  String((await platform.post(`cart/create?${query}`, {}, headers)).json.result);

/** Creates a cart of one frame for a caller. */
async function fill(headers: Headers, query = "storeCode=pl"): Promise<string> {
  const cartId = await create(headers, query);
  await platform.post(`cart/update?cartId=${cartId}`, { cartItem: { sku: black, qty: 1, quoteId: cartId } }, headers);
  return cartId;
}

describe("cart/resume", () => {
  test("returns the cart that this browser filled, in its store view only", async () => {
    const visitor = newVisitor();
    const cartId = await fill(visitor);
    await expect(resume(visitor)).resolves.toBe(cartId);
    await expect(resume(visitor, "storeCode=de")).resolves.toBeNull();
  });

  test("returns nothing to another browser, nor to callers who claim to be one", async () => {
    const visitor = newVisitor();
    const cartId = await fill(visitor);
    const id = visitor["x-dioptra-visitor"];
    await expect(resume(newVisitor())).resolves.toBeNull();
    await expect(resume({})).resolves.toBeNull();
    await expect(resume({}, `storeCode=pl&visitor=${id}&visitorId=${id}&cartId=${cartId}`)).resolves.toBeNull();
    await expect(create(newVisitor())).resolves.not.toBe(cartId);
  });

  test("returns nothing for a cart of a client without cookies, whoever knows its id", async () => {
    const cartId = await fill({}, "storeCode=pl&cartId=earlier");
    await expect(resume({}, "storeCode=pl&cartId=earlier")).resolves.toBeNull();
    await expect(resume(newVisitor(), `storeCode=pl&cartId=${cartId}`)).resolves.toBeNull();
  });

  test("creates no cart", async () => {
    const visitor = newVisitor();
    const count = async () => (await platform.connection.query("select count(*) from carts")).rows;
    const before = await count();
    await expect(resume(visitor)).resolves.toBeNull();
    await expect(count()).resolves.toEqual(before);
  });

  test("returns nothing once the cart was emptied", async () => {
    const visitor = newVisitor();
    const cartId = await create(visitor);
    const added = await putIn(platform, cartId, { sku: black, qty: 1 });
    const { item_id } = added.json.result as { item_id: number };
    await platform.post("cart/delete", { cartItem: { sku: black, item_id, quoteId: cartId } }, visitor);
    await expect(resume(visitor)).resolves.toBeNull();
  });

  test("returns nothing once the cart was ordered, not even an earlier one", async () => {
    const visitor = newVisitor();
    await fill(visitor);
    const cartId = await fill(visitor);
    await expect(resume(visitor)).resolves.toBe(cartId);
    const ordered = await platform.post("order/create", orderFor(cartId, bruno), visitor);
    expect(ordered.status).toBe(200);
    await expect(resume(visitor)).resolves.toBeNull();
  });

  test("returns nothing once a customer has taken the cart over", async () => {
    const visitor = newVisitor();
    const cartId = await fill(visitor);
    const { headers } = await newCustomer(platform);
    await create({ ...visitor, ...headers }, `storeCode=pl&cartId=${cartId}`);
    await expect(resume(visitor)).resolves.toBeNull();
  });

  test("returns nothing after a logout, for the next person at the computer", async () => {
    const visitor = newVisitor();
    await fill(visitor);
    await fill(visitor, "storeCode=de");
    const { headers } = await newCustomer(platform);
    await platform.post("user/logout", {}, { ...visitor, ...headers });
    await expect(resume(visitor)).resolves.toBeNull();
    await expect(resume(visitor, "storeCode=de")).resolves.toBeNull();
  });

  test("returns a customer's own cart, and not the one that this browser filled as a guest", async () => {
    const visitor = newVisitor();
    const guestCart = await fill(visitor);
    const { headers } = await newCustomer(platform);
    const customer = { ...visitor, ...headers };
    await expect(resume(customer)).resolves.toBeNull();
    const cartId = await fill(customer);
    await expect(resume(customer)).resolves.toBe(cartId);
    await expect(resume(visitor)).resolves.toBe(guestCart);
    await expect(resume({ ...newVisitor(), ...(await newCustomer(platform)).headers })).resolves.toBeNull();
  });

  test("leaves no value of a cookie in the database", async () => {
    const visitor = newVisitor();
    const cartId = await fill(visitor);
    const { rows } = await platform.connection.query("select * from carts where id = $1", [cartId]);
    expect(JSON.stringify(rows)).not.toContain(visitor["x-dioptra-visitor"]);
  });

  test("refuses a store view that does not exist", async () => {
    expect((await platform.get("cart/resume?storeCode=xx", newVisitor())).status).toBe(404);
  });
});

test("two carts that one browser creates at once leave it with one of them", async () => {
  const visitor = newVisitor();
  const carts = await Promise.all([fill(visitor), fill(visitor)]);
  expect(carts).toContain(await resume(visitor));
});
