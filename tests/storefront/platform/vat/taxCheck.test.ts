import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { checkVatNumber } from "#platform/vat/checkVatNumber.ts";
import type { VatAnswer } from "#platform/vat/register.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

let clients = 0;
const check = (country_id: string, vat_id: string, client = `198.51.100.${++clients}`) =>
  platform.post("tax/check", { country_id, vat_id }, { "x-dioptra-client": client });

test.each([
  ["PL", "123-456-32-18", "valid", "1234563218"],
  ["PL", "8567346215", "invalid", "8567346215"],
  ["PL", "7777777777", "unchecked", "7777777777"],
  ["DE", "DE 136 695 976", "valid", "DE136695976"],
  ["IT", "IT00743110157", "invalid", "IT00743110157"],
  ["US", "12-3456789", "unchecked", "12-3456789"],
])("checks %s %s as %s", async (country, typed, status, number) => {
  const { json } = await check(country, typed);
  expect(endpoints.vatCheck.result("PLN").parse(json.result)).toMatchObject({ status, number });
});

test.each([
  ["PL", "1234563217", "vat_id", "wrong-checksum"],
  ["PL", "", "vat_id", "required"],
  ["XX", "1", "country_id", "unknown"],
])("refuses %s %s without calling the register: %s %s", async (country, typed, field, problem) => {
  await expect(check(country, typed)).resolves.toMatchObject({ status: 400, json: { result: [{ field, problem }] } });
});

test("limits the checks of one client", async () => {
  for (let count = 0; count < 10; count++) await check("PL", "1234563218", "203.0.113.9");
  const answer = await check("PL", "1234563218", "203.0.113.9");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("reuses results for their lifetime, but not unavailability", async () => {
  let now = new Date("2026-11-20T12:00:00Z");
  const answers: VatAnswer[] = [];
  const requested: string[] = [];
  const parts = {
    database: platform.database,
    clock: () => now,
    register: async ({ number }: { readonly number: string }) => {
      requested.push(number);
      return answers.shift() ?? ({ outcome: "invalid" } as const);
    },
  };
  const valid = { outcome: "valid", name: null, address: null, requestId: "proof" } as const;
  const number = { country: "DE", number: "111111111" };
  answers.push({ outcome: "unavailable", code: "TIMEOUT" }, valid);
  await expect(checkVatNumber(parts, number)).resolves.toMatchObject({ outcome: "unavailable" });
  await expect(checkVatNumber(parts, number)).resolves.toEqual(valid);
  now = new Date("2026-11-21T11:59:59Z");
  await expect(checkVatNumber(parts, number)).resolves.toEqual(valid);
  expect(requested).toHaveLength(2);
  now = new Date("2026-11-21T12:00:00Z");
  await expect(checkVatNumber(parts, number)).resolves.toEqual({ outcome: "invalid" });
  now = new Date("2026-11-21T13:00:00Z");
  answers.push(valid);
  await expect(checkVatNumber(parts, number)).resolves.toEqual(valid);
  expect(requested).toHaveLength(4);
});
