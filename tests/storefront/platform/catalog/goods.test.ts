import { expect, test, vi } from "vitest";
import { createGoods } from "#platform/catalog/goods.ts";
import { openForTests } from "../support/openForTests.ts";
import { listedIn, readViews } from "../support/readViews.ts";

const platform = await openForTests();
const { polish } = await readViews(platform);

test("evicts the least recently used product when the cache is full", async () => {
  const goods = createGoods(polish.store, 2);
  const [nela, swit, dwa] = ["HL-NELA", "BZ-SWIT", "KR-DWA-6"].map((sku) => listedIn(polish, sku));
  for (const listed of [nela, swit, dwa]) if (listed) goods.prime(listed);
  await platform.database.read(async (session) => {
    const queries = vi.spyOn(session, "execute");
    const isRead = async (sku: string) => {
      queries.mockClear();
      expect((await goods.bySku(session, [sku])).size).toBe(1);
      return queries.mock.calls.length > 0;
    };
    expect(await isRead("BZ-SWIT")).toBe(false);
    expect(await isRead("HL-NELA")).toBe(false);
    // There was no room for the third product, which evicts the least recently used one when it is read.
    expect(await isRead("KR-DWA-6")).toBe(true);
    expect(await isRead("HL-NELA")).toBe(false);
    expect(await isRead("BZ-SWIT")).toBe(true);
    queries.mockRestore();
  });
});

test("returns the same products whether they are cached or read again", async () => {
  const goods = createGoods(polish.store, 2);
  const skus = ["HL-NELA", "BZ-SWIT", "KR-DWA-6", "DI-GRUPA-ZAPAS", "HL-NELA"];
  for (const sku of skus) {
    const expected = listedIn(polish, sku);
    await platform.database.read(async (session) => {
      const products = await goods.bySku(session, [sku]);
      expect([...products.values()]).toEqual([expected]);
      const ids = expected.listings.map(({ variant }) => variant.id);
      const variants = await goods.variantsById(session, ids);
      expect([...variants.keys()].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      for (const [id, listed] of variants) expect(listed).toEqual(polish.variants.get(id));
    });
  }
});

test("finds a product by the sku of a variant, and nothing for an unknown sku", async () => {
  const goods = createGoods(polish.store, 2);
  const nela = listedIn(polish, "HL-NELA");
  const [first] = nela.listings;
  await platform.database.read(async (session) => {
    const products = await goods.bySku(session, [first?.variant.sku ?? "", "NOBODY-KNOWS"]);
    expect([...products.keys()]).toEqual([nela.product.id]);
    expect(await goods.byId(session, [987_654_321])).toEqual(new Map());
  });
});
