import { afterAll } from "vitest";
import { openForTests } from "../../support/openForTests.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakeTpay, tpayKeys } from "./fakeTpay.ts";

/** Opens a shop with a Tpay server on this machine, for all tests of a file. */
export async function openTpayShop() {
  const tpay = await openFakeTpay();
  afterAll(tpay.close);
  const settings = { ...testSettings, paymentProviders: { tpay: { ...tpayKeys, url: tpay.url } } };
  return { tpay, settings, platform: await openForTests({ settings }) };
}
