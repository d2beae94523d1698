import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SavedProduct, withoutSaved, withRestored, withSaved } from "#domain/catalog/savedProducts.ts";

const saved = (sku: string): SavedProduct => ({ sku, name: `Frame ${sku}`, childSku: null, qty: 1 });
const [a, b, c] = [saved("A"), saved("B"), saved("C")];

describe("adding", () => {
  test("puts a product first, with quantity 1", () => {
    expect(withSaved([a], { sku: "B", name: "Frame B", childSku: null }, 2)).toEqual([b, a]);
  });

  test("leaves the list as it is if it has the product, even a full one", () => {
    expect(withSaved([b, a], { ...a, name: "Other" }, 2)).toEqual([b, a]);
  });

  test("is refused by a full list", () => {
    expect(withSaved([b, a], c, 2)).toBeNull();
  });
});

test("a removed product returns to its place", () => {
  const list = [c, b, a];
  fc.assert(
    fc.property(fc.nat({ max: list.length - 1 }), (place) => {
      const removed = list[place];
      if (!removed) throw new Error("The place is in the list.");
      expect(withRestored(withoutSaved(list, [removed.sku]), removed, place)).toEqual(list);
      expect(withRestored(list, removed, place)).toEqual(list);
    }),
  );
});
