import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differentMeasures, type MatchingVariant, withMatchingVariants } from "#domain/catalog/matchingVariants.ts";
import type { Frame } from "#domain/product/product.ts";
import type { ProductLook, ProductSummary } from "#domain/product/productSummary.ts";

const zl = (minor: number) => ({ minor, currency: "PLN" as const });
const price = (minor: number) => ({ current: zl(minor), reduction: null });

const frame: Frame = {
  shape: "round",
  rim: "full",
  material: "acetate",
  finish: "black",
  lensWidth: 48,
  lensHeight: 44,
  bridge: 20,
  temple: 145,
  totalWidth: 130,
};
const look = (sku: string, finish: Frame["finish"]): ProductLook => ({
  sku,
  label: finish,
  finish,
  picture: null,
  price: null,
});
const product: ProductSummary = {
  parentSku: "A",
  slug: "a",
  name: "A",
  brand: "",
  kind: "prescription-glasses",
  about: "",
  price: price(300_00),
  inStock: true,
  isNew: false,
  isBestseller: false,
  isPromoted: false,
  isSuperPromoted: false,
  frame,
  lenses: null,
  goods: null,
  parts: [],
  millilitres: null,
  picture: null,
  looks: [look("BLACK-48", "black"), look("HAVANA-48", "havana")],
};
const colors = ["49", "55"];
const black = (sku: string, changes: Partial<Frame> = {}): MatchingVariant => ({
  sku,
  color: "49",
  price: price(300_00),
  inStock: true,
  frame: { ...frame, ...changes },
  picture: null,
});
const havana = (sku: string, changes: Partial<Frame> = {}): MatchingVariant => ({
  ...black(sku, { finish: "havana", ...changes }),
  color: "55",
});
const wide = { lensWidth: 52, totalWidth: 136 };
const shown = (variants: readonly MatchingVariant[]) => withMatchingVariants(product, colors, variants);

describe("withMatchingVariants", () => {
  test("leaves a product without matching variants as it is", () => {
    expect(shown([])).toBe(product);
  });

  test("shows the chosen colour first, with its frame and address", () => {
    const { looks, frame: own, matchingSku } = shown([havana("HAVANA-48")]);
    expect(looks.map(({ sku }) => sku)).toEqual(["HAVANA-48", "BLACK-48"]);
    expect(own?.finish).toBe("havana");
    expect(matchingSku).toBe("HAVANA-48");
  });

  test("shows the chosen size; a colour that lacks it keeps its own", () => {
    const { looks, frame: own } = shown([black("BLACK-52", wide)]);
    expect(own).toMatchObject(wide);
    expect(looks).toMatchObject([
      { sku: "BLACK-52" },
      { sku: "HAVANA-48", measures: { lensWidth: 48, totalWidth: 130 } },
    ]);
  });

  test("prefers variants in stock, then the cheapest, then the usual one", () => {
    const soldOut = { ...black("BLACK-48"), inStock: false };
    expect(shown([soldOut, black("BLACK-52", wide)]).matchingSku).toBe("BLACK-52");
    expect(shown([{ ...havana("HAVANA-48"), price: price(280_00) }, black("BLACK-48")]).matchingSku).toBe("HAVANA-48");
    expect(shown([havana("HAVANA-48"), black("BLACK-48")]).matchingSku).toBe("BLACK-48");
    expect(shown([soldOut]).inStock).toBe(false);
  });

  test("states the price of other colours if it differs from the one shown", () => {
    const { price: own, looks } = shown([{ ...havana("HAVANA-48"), price: price(350_00) }]);
    expect(own.current).toEqual(zl(350_00));
    expect(looks).toMatchObject([{ price: null }, { sku: "BLACK-48", price: price(300_00) }]);
  });

  test("every look that matches has the frame of its variant", () => {
    const variant = fc.record({
      sku: fc.string({ minLength: 1 }),
      color: fc.constantFrom(...colors),
      price: fc.constantFrom(300_00, 350_00).map(price),
      inStock: fc.boolean(),
      lensWidth: fc.integer({ min: 44, max: 60 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(variant, { selector: ({ sku }) => sku, minLength: 1 }), (list) => {
        const variants = list.map(({ lensWidth, ...own }) => ({
          ...own,
          picture: null,
          frame: { ...frame, lensWidth, finish: own.color === "55" ? ("havana" as const) : ("black" as const) },
        }));
        const result = shown(variants);
        expect(result.looks).toHaveLength(product.looks.length);
        expect(result.looks[0]?.sku).toBe(result.matchingSku);
        for (const { sku, finish, measures } of result.looks) {
          const own = variants.find((each) => each.sku === sku);
          if (own) expect({ ...result.frame, ...measures, finish }).toEqual(own.frame);
        }
      }),
    );
  });
});

test("differentMeasures names the measures that differ", () => {
  expect(differentMeasures(frame, frame)).toBeNull();
  expect(differentMeasures({ ...frame, bridge: 18 }, frame)).toEqual({ bridge: 18 });
});
