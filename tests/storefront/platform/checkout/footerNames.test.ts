import { expect, test } from "vitest";
import { offer } from "#configuration/offer.ts";
import { scheduleMethodsRefresh } from "#platform/payment/onlineMethods.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { black, newCart, putIn } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const { connection, database } = await openForTests();
const platform = platformOn(connection, database, { settings: { ...testSettings, onlinePayments: true } });
await scheduleMethodsRefresh({
  database,
  clock: () => new Date("2026-11-20T12:00:00Z"),
  newId: () => crypto.randomUUID(),
});
await platform.runJobs();

/** Cards are one method, whose brands the footer names. */
const cards = new Set(["Visa", "Mastercard"]);
const titlesOfCards = /^(Karta płatnicza|Kreditkarte)$/;

test.each([
  ["pl", "PL"],
  ["de", "DE"],
])("the footer of the store %s names what the platform offers there", async (storeCode, country) => {
  const cartId = await newCart(platform, storeCode);
  await putIn(platform, cartId, { sku: black, qty: 1 });
  const query = `cartId=${cartId}&storeCode=${storeCode}`;
  const deliveries = await platform.post(`cart/shipping-methods?${query}`, { address: { country_id: country } });
  const carriers = (deliveries.json.result as { carrier_code: string }[]).map((method) => method.carrier_code);
  expect(new Set((offer.carriers[storeCode] ?? []).map((name) => name.toLowerCase()))).toEqual(new Set(carriers));

  const payments = await platform.get(`cart/payment-methods?${query}`);
  const titles = (payments.json.result as { title: string }[]).map(({ title }) => title);
  for (const brand of offer.paymentBrands[storeCode] ?? [])
    expect(titles, brand).toContainEqual(cards.has(brand) ? expect.stringMatching(titlesOfCards) : brand);
});
