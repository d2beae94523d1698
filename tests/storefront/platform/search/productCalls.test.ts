import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";

const platform = await openForTests();

const renderList = (query: Readonly<Record<string, string>>) =>
  platform.get(`products/render-list?${new URLSearchParams(query)}`);

describe("render-list", () => {
  test("returns signed gross and net prices of products and variants", async () => {
    const skus = "MR-BRUNO-BLACK-53,MR-BRUNO,NOBODY-KNOWS";
    const { json, status } = await renderList({ skus, currencyCode: "PLN", storeId: "1" });
    expect(status).toBe(200);
    const [variant, product, ...more] = endpoints.renderList.result("PLN").parse(json.result);
    expect(more).toEqual([]);
    const pln = (minor: number) => ({ minor, currency: "PLN" });
    // 329 zł with 23 % VAT is 267.48 zł net.
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

  test("returns a special price while it is in effect", async () => {
    const priceAt = async (now: string) => {
      platform.setNow(new Date(now));
      const { json } = await renderList({ skus: "OK-OKTA", storeId: "1" });
      return endpoints.renderList.result("PLN").parse(json.result)[0];
    };
    await expect(priceAt("2026-11-20T12:00:00Z")).resolves.toMatchObject({
      special: null,
      current: { gross: { minor: 399_00 } },
    });
    await expect(priceAt("2026-12-10T12:00:00Z")).resolves.toMatchObject({
      current: { gross: { minor: 349_00 } },
      regular: { gross: { minor: 399_00 } },
      special: { gross: { minor: 349_00 } },
    });
  });

  test("returns prices in the store view's currency and with its VAT", async () => {
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
  ])("refuses %j with status %i", async (query, status) => {
    await expect(renderList(query as Record<string, string>)).resolves.toMatchObject({ status });
  });
});

test("returns a configuration tree with every lens type on sale, in the store view's language", async () => {
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
  expect(spectacleLenses.find(({ sku }) => sku === "DI-SZKLA-160")?.supply).toEqual({
    type: "single-vision",
    index: 1.6,
    powers: { from: -8, to: 6 },
    blank: 75,
    coatings: ["Entspiegelung", "Hartschicht", "Wasserabweisung"],
  });
  expect(new Set(spectacleLenses.map(({ supply }) => supply?.type))).toEqual(
    new Set(["single-vision", "office", "progressive"]),
  );
});

test("allows caching the configuration tree until a price changes, with the root tag", async () => {
  platform.setNow(openingDay);
  const { headers } = await platform.get("products/configuration-tree?storeCode=pl");
  expect(headers.get("cache-control")).toMatch(/^public, max-age=[1-9]/);
  expect(headers.get("x-cache-tags")).toBe("C2");
});

test("returns the ranges that the prescription rules accept", async () => {
  const { json } = await platform.get("products/glasses-data");
  const { ranges, options, refractiveIndices } = endpoints.glassesData.result("PLN").parse(json.result);
  expect(ranges.axis).toEqual({ from: 0, to: 180, step: 1 });
  expect(ranges.sphere.step).toBe(0.25);
  expect(refractiveIndices).toContain(1.67);
  expect(options.find(({ code }) => code === "shape")?.values.length).toBeGreaterThan(5);
});
