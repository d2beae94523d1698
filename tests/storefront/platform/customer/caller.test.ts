import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bearer, newCustomer, type TestCustomer } from "../support/customers.ts";
import { openingDay, openTestPlatform, patience, type TestPlatform } from "../support/openTestPlatform.ts";
import { filledCart, orderFor } from "../support/shopping.ts";

let platform: TestPlatform;
let ala: TestCustomer;
let jan: TestCustomer;
let number: string;

const black = "MR-BRUNO-BLACK-53";
const visitor = { "x-dioptra-visitor": "visitor-a" };

beforeAll(async () => {
  platform = await openTestPlatform();
  await platform.setStock(black, 10);
  ala = await newCustomer(platform);
  jan = await newCustomer(platform);
  const sent = orderFor(await filledCart(platform, black), { sku: black, minor: 329_00 });
  const { json } = await platform.post("order/create", sent, { ...visitor, ...ala.headers });
  number = (json.result as { orderNumber: string }).orderNumber;
}, patience);
afterAll(() => platform.close());
beforeEach(() => platform.setNow(openingDay));

const after = (minutes: number) => new Date(openingDay.getTime() + minutes * 60_000);
const details = (headers: Readonly<Record<string, string>>, query = "") =>
  platform.get(`order/details?order_id=${number}${query}`, headers);

test("a customer's order is shown to them from any browser, by the header or by the query", async () => {
  expect((await details(ala.headers)).status).toBe(200);
  expect((await details({}, `&token=${ala.tokens.access}`)).status).toBe(200);
  expect((await details({ ...ala.headers, "x-dioptra-visitor": "visitor-b" })).status).toBe(200);
});

test("and to nobody else: neither another customer nor a guest at the same browser", async () => {
  for (const headers of [{ ...jan.headers, ...visitor }, visitor, {}]) {
    expect((await details(headers)).status).toBe(404);
  }
});

test.each([
  ["a token that was made up", "x".repeat(43)],
  ["what is no token", "null"],
  ["a refresh token", () => ala.tokens.refresh],
])("%s is refused, and does not count as a guest", async (_name, token) => {
  const given = typeof token === "string" ? token : token();
  const answers = [await details(bearer(given)), await details({}, `&token=${given}`)];
  for (const { status, json } of answers) {
    expect(status).toBe(401);
    expect(json.result).toMatchObject({ code: "TOKEN_INVALID" });
    expect(JSON.stringify(json)).not.toContain(given);
  }
});

test("a token dies when nobody uses it for 30 minutes", async () => {
  const { headers } = await newCustomer(platform);
  const asking = async (minutes: number) => {
    platform.setNow(after(minutes));
    return (await platform.get("order/details?order_id=0", headers)).status;
  };
  expect(await asking(29)).toBe(404);
  expect(await asking(58)).toBe(404);
  expect(await asking(88)).toBe(401);
});

test("and 12 hours after it was given out, however often it is used", async () => {
  const { headers } = await newCustomer(platform);
  const statuses: number[] = [];
  for (let minutes = 0; minutes <= 12 * 60; minutes += 20) {
    platform.setNow(after(minutes));
    statuses.push((await platform.get("order/details?order_id=0", headers)).status);
  }
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(401);
});

test("the database holds no token that could be used", async () => {
  const { rows } = await platform.connection.query("select * from sessions");
  const kept = JSON.stringify(rows);
  expect(kept).not.toContain(ala.tokens.access);
  expect(kept).not.toContain(ala.tokens.refresh);
});
