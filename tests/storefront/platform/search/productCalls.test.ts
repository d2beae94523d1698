import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";

const platform = await openForTests();

const renderList = (query: Readonly<Record<string, string>>) =>
  platform.get(`products/render-list?${new URLSearchParams(query)}`);

describe("prices asked again", () => {
  test("are those of products and of variants, gross and net, signed", async () => {
    const skus = "MR-BRUNO-BLACK-53,MR-BRUNO,NOBODY-KNOWS";
    const { json, status } = await renderList({ skus, currencyCode: "PLN", storeId: "1" });
    expect(status).toBe(200);
    const [variant, product, ...more] = endpoints.renderList.result("PLN").parse(json.result);
    expect(more).toEqual([]);
    const pln = (minor: number) => ({ minor, currency: "PLN" });
    // 329 zł with 23 % are 267.48 net.
    const price = { gross: pln(329_00), net: pln(267_48) };
    expect(variant).toMatchObject({ current: price, regular: price, special: null });
    expect(product).toMatchObject({ current: price, regular: price });
    expect(variant?.id).not.toBe(product?.id);
    const { items } = json.result as { readonly items: readonly { readonly sgn: string }[] };
    for (const { sgn } of items) expect(sgn).toMatch(/^[\w-]{43}$/);
    expect(items[0]?.sgn).not.toBe(items[1]?.sgn);
    const again = await renderList({ skus, currencyCode: "PLN", storeId: "1" });
    expect(again.json).toEqual(json);
  });

  test("know of a reduction while it runs", async () => {
    const ask = async (now: string) => {
      platform.setNow(new Date(now));
      const { json } = await renderList({ skus: "OK-OKTA", storeId: "1" });
      return endpoints.renderList.result("PLN").parse(json.result)[0];
    };
    await expect(ask("2026-11-20T12:00:00Z")).resolves.toMatchObject({
      special: null,
      current: { gross: { minor: 399_00 } },
    });
    await expect(ask("2026-12-10T12:00:00Z")).resolves.toMatchObject({
      current: { gross: { minor: 349_00 } },
      regular: { gross: { minor: 399_00 } },
      special: { gross: { minor: 349_00 } },
    });
  });

  test("are the store view's", async () => {
    const { json } = await renderList({ skus: "MR-BRUNO", storeId: "2", currencyCode: "EUR" });
    const [price] = endpoints.renderList.result("EUR").parse(json.result);
    expect(price?.current.gross.currency).toBe("EUR");
    expect(price && price.current.gross.minor / price.current.net.minor).toBeCloseTo(1.19, 2);
  });

  test.each([
    [{}, 400],
    [{ skus: "," }, 400],
    [{ skus: "MR-BRUNO", currencyCode: "USD" }, 400],
    [{ skus: "MR-BRUNO", storeId: "5" }, 404],
    [{ skus: Array.from({ length: 201 }, (_, index) => `S${index}`).join(",") }, 400],
  ])("are refused for %j", async (query, status) => {
    await expect(renderList(query as Record<string, string>)).resolves.toMatchObject({ status });
  });
});

test("the configuration tree has every type of lens that is sold, in the language of the store view", async () => {
  const { json } = await platform.get("products/configuration-tree?storeCode=de");
  const { lensTypes, spectacleLenses } = endpoints.configurationTree.result("EUR").parse(json.result);
  expect(lensTypes[0]).toMatchObject({ id: "spherical", label: "Sphärisch", attributeCode: "contactlens_design" });
  expect(lensTypes.map(({ id }) => id)).toEqual(expect.arrayContaining(["spherical", "toric", "multifocal"]));
  for (const { options } of lensTypes) {
    expect(options.length).toBeGreaterThan(0);
    expect(options.every(({ attributeCode }) => attributeCode === "contactlens_wear_period")).toBe(true);
  }
  expect(spectacleLenses.map(({ sku }) => sku)).toContain("DI-SZKLA-150");
  expect(spectacleLenses.every(({ price }) => price.minor > 0 && price.currency === "EUR")).toBe(true);
});

test("the configuration tree may be kept with the lists of everything, as long as its prices hold", async () => {
  platform.setNow(openingDay);
  const { headers } = await platform.get("products/configuration-tree?storeCode=pl");
  expect(headers.get("cache-control")).toMatch(/^public, max-age=[1-9]/);
  expect(headers.get("x-cache-tags")).toBe("C2");
});

test("what glasses are made to is what the rules of the prescription accept", async () => {
  const { json } = await platform.get("products/glasses-data");
  const { ranges, options, refractiveIndices } = endpoints.glassesData.result("PLN").parse(json.result);
  expect(ranges.axis).toEqual({ from: 0, to: 180, step: 1 });
  expect(ranges.sphere.step).toBe(0.25);
  expect(refractiveIndices).toContain(1.67);
  expect(options.find(({ code }) => code === "shape")?.values.length).toBeGreaterThan(5);
});
