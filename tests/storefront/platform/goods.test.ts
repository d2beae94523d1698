import { expect, test } from "vitest";
import { createGoods } from "#platform/catalog/goods.ts";
import { createKept } from "#platform/kept.ts";
import { openForTests } from "./support/openForTests.ts";
import { listedIn, readViews } from "./support/readViews.ts";

const platform = await openForTests();
const { polish } = await readViews(platform);

test("what was not asked for the longest goes first", () => {
  const gone: string[] = [];
  const kept = createKept<number, string>(2, (word) => gone.push(word));
  kept.set(1, "one");
  expect(kept.hasRoom()).toBe(true);
  kept.set(2, "two");
  expect(kept.get(1)).toBe("one");
  kept.set(3, "three");
  expect(gone).toEqual(["two"]);
  expect([kept.get(1), kept.get(2), kept.get(3), kept.hasRoom()]).toEqual(["one", undefined, "three", false]);
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
