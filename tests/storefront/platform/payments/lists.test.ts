import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openTestPlatform, patience, type TestPlatform } from "../support/openTestPlatform.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
}, patience);
afterAll(() => platform.close());

test("the first provider's methods are those that the shop maps, with their countries", async () => {
  const { json } = await platform.get("vsbridge/mollie/payment-methods?storeCode=de&localeCode=de-DE");
  const methods = endpoints.molliePaymentMethods.result("EUR").parse(json.result);
  expect(methods.map(({ code }) => code)).not.toContain("bancontact");
  expect(methods).toContainEqual({
    code: "creditcard",
    title: "Kreditkarte",
    cost: { minor: 0, currency: "EUR" },
    isDefault: false,
    provider: "mollie",
    countries: { allowed: "all", excluded: [] },
  });
  expect(methods.find(({ code }) => code === "ideal")?.countries.allowed).toEqual(["NL"]);
});

test("the second provider's are banks with ids, the mobile code among them", async () => {
  const { json } = await platform.get("vsbridge/tpay/banks?localeCode=pl");
  const banks = endpoints.tpayBanks.result("PLN").parse(json.result);
  expect(banks).toContainEqual({ id: "150", name: "BLIK", image: null });
});

test("only iDEAL of the first provider has issuers", async () => {
  const ask = async (provider: string) => {
    const { json } = await platform.get(`vsbridge/${provider}/ideal-issuers`);
    return endpoints.mollieIdealIssuers.result("PLN").parse(json.result);
  };
  await expect(ask("mollie")).resolves.toHaveLength(3);
  await expect(ask("tpay")).resolves.toEqual([]);
});
