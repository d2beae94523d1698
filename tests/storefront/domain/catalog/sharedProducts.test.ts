import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery } from "#domain/catalog/listAddress.ts";
import { readSharedSkus, sharedHref } from "#domain/catalog/sharedProducts.ts";

describe("a shared list", () => {
  test("is read from the address that it was written to", () => {
    const sku = fc.string({ minLength: 1, maxLength: 100, unit: "grapheme-ascii" });
    fc.assert(
      fc.property(fc.uniqueArray(sku, { minLength: 1, maxLength: 4 }), (skus) => {
        const { search } = new URL(sharedHref("/compare", skus), "https://shop.example");
        expect(readSharedSkus(parseQuery(search)["sku"], 4)).toEqual(skus);
      }),
    );
  });

  test.each<[name: string, value: unknown, skus: readonly string[]]>([
    ["none", undefined, []],
    ["one", "A", ["A"]],
    ["a repeated one", ["A", "A", "B"], ["A", "B"]],
    ["an empty one", ["", "A"], ["A"]],
    ["one that is too long", ["A".repeat(101), "A"], ["A"]],
    ["more than fit", ["A", "B", "C", "D", "E"], ["A", "B", "C", "D"]],
    ["no text", { sku: "A" }, []],
  ])("with %s is read without what cannot be a sku", (_, value, skus) => {
    expect(readSharedSkus(value, 4)).toEqual(skus);
  });
});
