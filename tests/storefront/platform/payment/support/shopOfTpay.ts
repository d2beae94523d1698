import { afterAll } from "vitest";
import { openForTests } from "../../support/openForTests.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakeTpay, tpayKeys } from "./fakeTpay.ts";

/** A shop whose payments go to a Tpay on this machine, for all tests of a file. */
export async function openShopOfTpay() {
  const tpay = await openFakeTpay();
  afterAll(tpay.close);
  const settings = { ...testSettings, tpay: { ...tpayKeys, url: tpay.url } };
  return { tpay, settings, platform: await openForTests({ settings }) };
}
