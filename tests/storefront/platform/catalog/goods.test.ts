import { expect, test, vi } from "vitest";
import { createGoods } from "#platform/catalog/goods.ts";
import { openForTests } from "../support/openForTests.ts";
import { listedIn, readViews } from "../support/readViews.ts";

const platform = await openForTests();
const { polish } = await readViews(platform);

test("reads again what was least recently asked for, once there is no room", async () => {
  const goods = createGoods(polish.store, 2);
  const [nela, swit, dwa] = ["HL-NELA", "BZ-SWIT", "KR-DWA-6"].map((sku) => listedIn(polish, sku));
  for (const listed of [nela, swit, dwa]) if (listed) goods.prime(listed);
  await platform.database.read(async (session) => {
    const queries = vi.spyOn(session, "execute");
    const isRead = async (sku: string) => {
      queries.mockClear();
      expect((await goods.named(session, [sku])).size).toBe(1);
      return queries.mock.calls.length > 0;
    };
    expect(await isRead("BZ-SWIT")).toBe(false);
    expect(await isRead("HL-NELA")).toBe(false);
    // The third found no room, and takes that of the second as soon as it is asked for.
    expect(await isRead("KR-DWA-6")).toBe(true);
    expect(await isRead("HL-NELA")).toBe(false);
    expect(await isRead("BZ-SWIT")).toBe(true);
    queries.mockRestore();
  });
});

test("goods are the same whether they are at hand or have to be read again", async () => {
  const goods = createGoods(polish.store, 2);
  const skus = ["HL-NELA", "BZ-SWIT", "KR-DWA-6", "DI-GRUPA-ZAPAS", "HL-NELA"];
  for (const sku of skus) {
    const wanted = listedIn(polish, sku);
    await platform.database.read(async (session) => {
      const named = await goods.named(session, [sku]);
      expect([...named.values()]).toEqual([wanted]);
      const ids = wanted.listings.map(({ variant }) => variant.id);
      const variants = await goods.variants(session, ids);
      expect([...variants.keys()].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      for (const [id, listed] of variants) expect(listed).toEqual(polish.variants.get(id));
    });
  }
});

test("the sku of a variant stands for its product, and one that nobody knows for nothing", async () => {
  const goods = createGoods(polish.store, 2);
  const nela = listedIn(polish, "HL-NELA");
  const [first] = nela.listings;
  await platform.database.read(async (session) => {
    const named = await goods.named(session, [first?.variant.sku ?? "", "NOBODY-KNOWS"]);
    expect([...named.keys()]).toEqual([nela.product.id]);
    expect(await goods.products(session, [987_654_321])).toEqual(new Map());
  });
});
