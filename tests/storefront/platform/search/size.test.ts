import { expect, test } from "vitest";
import { load } from "#configuration/load.ts";
import { renderingHeader } from "#platform/kernel/http/client.ts";
import { sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();
const call = (fields: string) => `vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=4000${fields}`;
const ids = "&_source_include=id";
const browser = { "x-dioptra-client": "198.51.100.1" };

async function hits(headers: Readonly<Record<string, string>>): Promise<number> {
  const { json } = await platform.get(call(ids), headers);
  return (json as { hits: { hits: readonly unknown[] } }).hits.hits.length;
}

test("keeps the largest products within the byte limit of a browser's answer", async () => {
  const { json } = await platform.get(call("").replace("size=4000", "size=4000&legacyPrices=true"));
  const { hits } = (json as { hits: { hits: readonly unknown[] } }).hits;
  const sizes = hits.map((hit) => Buffer.byteLength(JSON.stringify(hit))).toSorted((a, b) => b - a);
  const largest = sizes.slice(0, load.visitorSearchSize).reduce((sum, size) => sum + size, 0);
  expect(largest).toBeLessThan(load.visitorAnswerBytes);
});

test("limits the products returned to browsers, but not to the shop's own server or the staff", async () => {
  const all = await hits({});
  expect(all).toBeGreaterThan(load.visitorSearchSize);
  await expect(hits(browser)).resolves.toBe(load.visitorSearchSize);
  await expect(hits({ ...browser, [renderingHeader]: "1" })).resolves.toBe(all);
  const target = `/api/${call(ids)}`;
  const signed = sign(testSettings.operatorKey ?? "", { method: "GET", target, body: Buffer.from("") }, openingDay);
  await expect(hits({ ...browser, [signatureHeader]: signed })).resolves.toBe(all);
  await expect(hits({ ...browser, [signatureHeader]: signed.slice(0, -1) })).resolves.toBe(load.visitorSearchSize);
});
