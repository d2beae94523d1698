import { beforeEach, expect, test } from "vitest";
import { bearer, newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay, platformOn } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../support/shopping.ts";

const platform = await openForTests();
await platform.setStock(black, 10);
const ala = await newCustomer(platform);
const jan = await newCustomer(platform);
const order = orderFor(await filledCart(platform, black), bruno);
const placed = await platform.post("order/create", order, { ...visitor, ...ala.headers });
const { orderNumber: number } = placed.json.result as { readonly orderNumber: string };
beforeEach(() => platform.setNow(openingDay));

const after = (minutes: number) => new Date(openingDay.getTime() + minutes * 60_000);
const details = (headers: Readonly<Record<string, string>>, query = "") =>
  platform.get(`order/details?order_id=${number}${query}`, headers);

test("shows customers their orders in any browser, with the token in the header or in the query", async () => {
  expect((await details(ala.headers)).status).toBe(200);
  expect((await details({}, `&token=${ala.tokens.access}`)).status).toBe(200);
  expect((await details({ ...ala.headers, "x-dioptra-visitor": "visitor-b" })).status).toBe(200);
});

test("does not show the order to another customer, or to a guest in the same browser", async () => {
  for (const headers of [{ ...jan.headers, ...visitor }, visitor, {}]) {
    expect((await details(headers)).status).toBe(404);
  }
});

test.each([
  ["a forged token", "x".repeat(43)],
  ["a refresh token", () => ala.tokens.refresh],
])("refuses %s instead of treating the caller as a guest", async (_name, token) => {
  const text = typeof token === "string" ? token : token();
  const answers = [await details(bearer(text)), await details({}, `&token=${text}`)];
  for (const { status, json } of answers) {
    expect(status).toBe(401);
    expect(json.result).toMatchObject({ code: "TOKEN_INVALID" });
    expect(JSON.stringify(json)).not.toContain(text);
  }
});

test("answers reads while the disk is full and the last use of a token cannot be stored", async () => {
  const write = () => Promise.reject(Object.assign(new Error("No space left on device"), { code: "53100" }));
  const full = platformOn(platform.connection, { ...platform.database, write });
  full.setNow(after(2));
  const answer = await full.get(`order/details?order_id=${number}`, ala.headers);
  expect(answer.status).toBe(200);
});

test.each(["null", "undefined", ""])("treats Bearer %j as a guest", async (token) => {
  expect((await details(bearer(token))).status).toBe(404);
  expect((await details({}, `&token=${token}`)).status).toBe(404);
});

test("expires a token that was not used for 30 minutes", async () => {
  const { headers } = await newCustomer(platform);
  const statusAfter = async (minutes: number) => {
    platform.setNow(after(minutes));
    return (await platform.get("order/details?order_id=0", headers)).status;
  };
  expect(await statusAfter(29)).toBe(404);
  expect(await statusAfter(58)).toBe(404);
  expect(await statusAfter(88)).toBe(401);
});

test("expires a token 12 hours after it was issued, however often it is used", async () => {
  const { headers } = await newCustomer(platform);
  const statuses: number[] = [];
  for (let minutes = 0; minutes <= 12 * 60; minutes += 20) {
    platform.setNow(after(minutes));
    statuses.push((await platform.get("order/details?order_id=0", headers)).status);
  }
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(401);
});

test("stores no usable token in the database", async () => {
  const { rows } = await platform.connection.query("select * from sessions");
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(ala.tokens.access);
  expect(stored).not.toContain(ala.tokens.refresh);
});
