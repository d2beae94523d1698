import * as fc from "fast-check";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openApi } from "#contract/openapi/openApi.ts";
import { runs } from "../../../support/scope.ts";
import { accessRules } from "../authorisation/accessRules.ts";
import { createFixture } from "../authorisation/fixture.ts";
import { newClient } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { noLimits } from "../support/noLimits.ts";
import { hostileText, hostileValue, sentSecret } from "./hostileValues.ts";
import { placesOf, withAt, withoutAt } from "./places.ts";
import { sample } from "./sample.ts";

// Limits would refuse most of these calls before they reach the code under test.
const platform = await openForTests({ limits: noLimits });
const fixture = await createFixture(platform);
const { paths } = openApi();

type Name = keyof typeof accessRules;
type Query = Readonly<Record<string, string>>;

const names = Object.keys(accessRules) as Name[];

async function ask(name: Name, query: Query, body: unknown, id = "999999") {
  const { method, path } = endpoints[name];
  const address = path.replace("{storeCode}", "pl").replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()));
  const response = await platform.fetch(
    new Request(`http://shop.test${address}?${new URLSearchParams({ storeCode: "pl", ...query })}`, {
      method,
      headers: { "content-type": "application/json", ...newClient(), ...fixture.headers.owner },
      ...(method !== "GET" && { body: JSON.stringify(body) ?? "" }),
    }),
  );
  return { status: response.status, text: await response.text() };
}

/** Expects an answer of the contract without unexpected errors, and refusals that do not quote the input. */
async function expectAnswer(answer: ReturnType<typeof ask>): Promise<void> {
  const { status, text } = await answer;
  expect(platform.errors.splice(0)).toEqual([]);
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  const { code, result } = JSON.parse(text) as { code: number; result: { skus?: readonly string[] } };
  expect(code).toBe(status);
  // Skus may be quoted, because the refusal names those that are not in the cart.
  expect(JSON.stringify({ ...result, skus: [] })).not.toContain(sentSecret);
}

/** Returns the body of the call's access rule, and a body with every field of its schema. */
function bodiesOf(name: Name): readonly unknown[] {
  const { method, path } = endpoints[name];
  const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"].schema;
  return schema ? [accessRules[name].request(fixture).body ?? {}, sample(schema)] : [];
}

test.each(names)("%s answers arbitrary input without an unexpected error", async (name) => {
  const { query = {}, body = {} } = accessRules[name].request(fixture);
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
    { seed: 20261122, numRuns: runs(12, 60) },
  );
});

/** Integers that are valid in JSON, but too large for the database's ids. */
const tooLarge = [2_147_483_648, "2147483648", -2_147_483_649, Number.MAX_SAFE_INTEGER];

test.each(names)("%s answers integers that are too large for the database", async (name) => {
  const { query = {}, body = {} } = accessRules[name].request(fixture);
  for (const number of tooLarge.slice(0, runs(1, tooLarge.length))) {
    await expectAnswer(ask(name, query, body, String(number)));
    for (const parameter of endpoints[name].query) {
      await expectAnswer(ask(name, { ...query, [parameter]: String(number) }, body));
    }
    for (const place of placesOf(body)) await expectAnswer(ask(name, query, withAt(body, place, number)));
  }
});

test.each(names.filter((name) => bodiesOf(name).length > 0))("%s names an invalid field", async (name) => {
  const { query = {}, body = {} } = accessRules[name].request(fixture);
  for (const place of placesOf(body).filter(({ length }) => length > 0)) {
    const { status, text } = await ask(name, query, withAt(body, place, { unheard: [sentSecret] }));
    if (status === 400) expect(text).toContain(String(place[0]));
  }
});
