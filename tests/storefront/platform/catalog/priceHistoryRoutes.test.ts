import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Money } from "#domain/money.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

const answerTo = async (query: string) => (await platform.get(`products/price-history?${query}`)).json;

const zl = (minor: number): Money => ({ minor, currency: "PLN" });

test("price-history returns all prices of a reduced variant, and the lowest before its reduction", async () => {
  const { result } = await answerTo("sku=HL-NELA-BLACK-48");
  expect(endpoints.priceHistory.result("PLN").parse(result)).toEqual({
    today: "2026-11-20",
    prices: [
      { from: "2026-08-22", price: zl(349_00) },
      { from: "2026-10-31", price: zl(299_00) },
      { from: "2026-11-06", price: zl(349_00) },
      { from: "2026-11-11", price: zl(279_00) },
    ],
    lowest: { reference: zl(299_00), from: "2026-10-12", to: "2026-11-10", shortHistory: false },
  });
});

test("price-history states prices in the currency of the store view", async () => {
  const { result } = await answerTo("sku=HL-NELA-BLACK-48&storeCode=de");
  const { prices, lowest } = endpoints.priceHistory.result("EUR").parse(result);
  expect(prices.at(-1)?.price).toEqual({ minor: 63_00, currency: "EUR" });
  expect(lowest?.reference).toEqual({ minor: 69_00, currency: "EUR" });
});

test("price-history names no lowest price once a reduction has ended", async () => {
  const { result } = await answerTo("sku=HL-MGLA-SKY-50");
  const { prices, lowest } = endpoints.priceHistory.result("PLN").parse(result);
  expect(prices.map(({ price }) => price.minor)).toEqual([349_00, 299_00, 349_00]);
  expect(lowest).toBeNull();
});

test.each([
  ["sku=NO-SUCH", 404, "ENOTFOUND"],
  // A model with several variants has no price of its own.
  ["sku=HL-NELA", 404, "ENOTFOUND"],
  ["sku=", 400, "MALFORMED"],
  ["sku=HL-NELA-BLACK-48&storeCode=atlantis", 404, "ENOTFOUND"],
])("price-history refuses %s with %i", async (query, code, result) => {
  expect(await answerTo(query)).toMatchObject({ code, result: { code: result } });
});
