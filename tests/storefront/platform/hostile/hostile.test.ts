import * as fc from "fast-check";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openApi } from "#contract/openapi/openApi.ts";
import { rows } from "../authorisation/rows.ts";
import { openWorld } from "../authorisation/world.ts";
import { newClient } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { noLimits } from "../support/noLimits.ts";
import { hostileText, hostileValue, sentSecret } from "./hostileValues.ts";
import { placesOf, withAt, withoutAt } from "./places.ts";
import { sample } from "./sample.ts";

// With limits, the first tries would answer for all that follow.
const platform = await openForTests({ limits: noLimits });
const world = await openWorld(platform);
const { paths } = openApi();

type Name = keyof typeof rows;
type Query = Readonly<Record<string, string>>;

const names = Object.keys(rows) as Name[];

async function ask(name: Name, query: Query, body: unknown, id = "999999") {
  const { method, path } = endpoints[name];
  const address = path.replace("{storeCode}", "pl").replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()));
  const response = await platform.fetch(
    new Request(`http://shop.test${address}?${new URLSearchParams({ storeCode: "pl", ...query })}`, {
      method,
      headers: { "content-type": "application/json", ...newClient(), ...world.headers.owner },
      ...(method !== "GET" && { body: JSON.stringify(body) ?? "" }),
    }),
  );
  return { status: response.status, text: await response.text() };
}

/** Whatever it is, it is an answer of the contract, and no refusal repeats what was sent. */
async function expectAnswer(asked: ReturnType<typeof ask>): Promise<void> {
  const { status, text } = await asked;
  expect(platform.errors.splice(0)).toEqual([]);
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  const { code, result } = JSON.parse(text) as { code: number; result: { skus?: readonly string[] } };
  expect(code).toBe(status);
  // Which of the skus that were sent are not in the cart has to be said.
  expect(JSON.stringify({ ...result, skus: [] })).not.toContain(sentSecret);
}

/** The call's own body, and one in which every field is there. */
function bodiesOf(name: Name): readonly unknown[] {
  const { method, path } = endpoints[name];
  const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"].schema;
  return schema ? [rows[name].ask(world).body ?? {}, sample(schema)] : [];
}

const runs = { seed: 20261122, numRuns: 60 };

test.each(names)("%s: nothing that is sent breaks it", async (name) => {
  const { query = {}, body = {} } = rows[name].ask(world);
  const inQuery = endpoints[name].query.map((parameter) =>
    hostileText.map((value) => () => ask(name, { ...query, [parameter]: value }, body)),
  );
  const inPath = endpoints[name].path.includes("Id}")
    ? [hostileText.map((id) => () => ask(name, query, body, id))]
    : [];
  const inBody = bodiesOf(name).flatMap((whole) =>
    placesOf(whole).flatMap((place) => [
      fc.constant(() => ask(name, query, withoutAt(whole, place))),
      hostileValue.map((value) => () => ask(name, query, withAt(whole, place, value))),
    ]),
  );
  const calls = [...inQuery, ...inPath, ...inBody];
  if (calls.length === 0) return;
  await fc.assert(
    fc.asyncProperty(fc.oneof(...calls), (call) => expectAnswer(call())),
    runs,
  );
});

/** Whole numbers that JSON holds and a table of ids does not. */
const tooLarge = [2_147_483_648, "2147483648", -2_147_483_649, Number.MAX_SAFE_INTEGER];

test.each(names)("%s: no number is larger than what it can tell", async (name) => {
  const { query = {}, body = {} } = rows[name].ask(world);
  for (const number of tooLarge) {
    await expectAnswer(ask(name, query, body, String(number)));
    for (const parameter of endpoints[name].query) {
      await expectAnswer(ask(name, { ...query, [parameter]: String(number) }, body));
    }
    for (const place of placesOf(body)) await expectAnswer(ask(name, query, withAt(body, place, number)));
  }
});

test.each(names.filter((name) => bodiesOf(name).length > 0))("%s: what has not its form is named", async (name) => {
  const { query = {}, body = {} } = rows[name].ask(world);
  for (const place of placesOf(body).filter(({ length }) => length > 0)) {
    const { status, text } = await ask(name, query, withAt(body, place, { unheard: [sentSecret] }));
    if (status === 400) expect(text).toContain(String(place[0]));
  }
});
