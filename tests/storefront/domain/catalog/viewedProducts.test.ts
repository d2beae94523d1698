import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maximumViewed, withViewed } from "#domain/catalog/viewedProducts.ts";

describe("withViewed", () => {
  test.each([
    { before: [], viewed: "A", after: ["A"] },
    { before: ["A", "B"], viewed: "C", after: ["C", "A", "B"] },
    { before: ["A", "B"], viewed: "B", after: ["B", "A"] },
  ])("$before, then $viewed: $after", ({ before, viewed, after }) => {
    expect(withViewed(before, viewed)).toEqual(after);
  });

  test("the latest products are kept, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."ABCDEFGHIJKLMNOPQRST"), { minLength: 1 }), (views) => {
        const skus = views.reduce<readonly string[]>(withViewed, []);
        expect(skus[0]).toBe(views.at(-1));
        expect(skus).toEqual([...new Set(views.toReversed())].slice(0, maximumViewed));
      }),
    );
  });
});
