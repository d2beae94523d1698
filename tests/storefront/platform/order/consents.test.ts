import { expect, test } from "vitest";
import type { RecordedConsent } from "#domain/checkout/consents.ts";
import { newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../support/shopping.ts";
import { staffCall } from "../staff/support.ts";

const platform = await openForTests();
await platform.setStock(black, 50);

async function place(consents: readonly RecordedConsent[] | undefined, headers: Readonly<Record<string, string>> = {}) {
  const sent = orderFor(await filledCart(platform, black), bruno, consents && { consents });
  const { status, json } = await platform.post("order/create?localeCode=pl", sent, { ...visitor, ...headers });
  return { status, number: (json.result as { readonly orderNumber?: string }).orderNumber ?? "" };
}

const recorded = async (number: string) => (await staffCall(platform, `orders/${number}`)).result;

test("an order records what was ticked, with the version of the text and the time, for the staff", async () => {
  const { number } = await place([
    { id: "lenses", version: "2026-11-27" },
    { id: "terms", version: "2026-11-27" },
  ]);
  const at = openingDay.toISOString();
  await expect(recorded(number)).resolves.toMatchObject({
    consents: [
      { id: "lenses", version: "2026-11-27", at },
      { id: "terms", version: "2026-11-27", at },
    ],
  });
});

test.each([
  ["without ticks, as other clients send it", undefined, []],
  [
    "that ticks twice",
    [
      { id: "terms", version: "1" },
      { id: "terms", version: "1" },
    ],
    [{ id: "terms", version: "1" }],
  ],
  ["with a tick that only this client has", [{ id: "gift", version: "" }], [{ id: "gift", version: "" }]],
] as const)("an order %s is placed", async (_, consents, expected) => {
  const { status, number } = await place(consents);
  expect(status).toBe(200);
  const { consents: stored } = (await recorded(number)) as { readonly consents: readonly RecordedConsent[] };
  expect(stored.map(({ id, version }) => ({ id, version }))).toEqual(expected);
});

test("customers find their ticks in their data, and nobody else's", async () => {
  const [ala, ola] = [await newCustomer(platform), await newCustomer(platform)];
  const { number } = await place([{ id: "terms", version: "2026-11-27" }], ala.headers);
  await place([{ id: "terms", version: "other" }]);
  const dataOf = async ({ headers }: typeof ala) => (await platform.get("user/data", headers)).json.result;
  await expect(dataOf(ala)).resolves.toMatchObject({
    consents: [{ order: number, id: "terms", version: "2026-11-27", given_at: openingDay.toISOString() }],
  });
  await expect(dataOf(ola)).resolves.toMatchObject({ consents: [] });
});
