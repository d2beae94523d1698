import { eyes, lensRefusal, type LensStock, refractiveIndices, strongestPower } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lensOffers } from "../../../ui/prescription/lensOffers.ts";
import { anyEye } from "../optics/eyes.ts";

const frame = { lensWidth: 52, bridge: 18, lensHeight: 40, effectiveDiameter: 54, rim: "full" } as const;
const pupillaryDistance = { total: 62, right: 31, left: 31, isHalved: true };
const stock = (index: LensStock["index"], from = -8, to = 6): LensStock => ({ index, powers: { from, to }, blank: 75 });
const stocks = [stock(1.5, -4, 4), stock(1.6), stock(1.67, -12, 8)];
const eye = (sphere: number) => ({ sphere, cylinder: 0, axis: null, addition: null, prism: null });
const both = (right: number, left = right) => ({ eyes: { right: eye(right), left: eye(left) }, pupillaryDistance });

const recommended = (...args: Parameters<typeof lensOffers>) =>
  lensOffers(...args)
    .filter((offer) => offer.recommended !== null)
    .map(({ stock, recommended }) => [stock.index, recommended]);

test.each([
  [-1.5, [[1.5, "power"]]],
  [-3, [[1.6, "power"]]],
  [-5, [[1.67, "power"]]],
  [-9, [[1.67, "thinnest"]]],
  [-14, []],
])("recommends for %d D the package %j", (power, expected) => {
  expect(recommended(stocks, both(power), frame)).toEqual(expected);
});

test("recommends a higher index for a frame without a full rim", () => {
  const rimless = { ...frame, rim: "rimless" } as const;
  expect(recommended(stocks, both(-1), rimless)).toEqual([[1.6, "rim"]]);
  expect(lensOffers(stocks, both(-1), rimless)[0]?.refusal).toEqual({ reason: "rim", index: 1.6 });
});

test("returns why a package cannot be made", () => {
  expect(lensOffers(stocks, both(-5), frame)[0]?.refusal).toEqual({ reason: "power", power: -5, from: -4, to: 4 });
  const wide = { ...frame, lensWidth: 60, effectiveDiameter: 64 };
  expect(lensOffers([{ ...stock(1.6), blank: 70 }], both(-2), wide)[0]?.refusal).toEqual({
    reason: "blank",
    needed: 82,
    largest: 70,
  });
});

test("returns the thicker of both lenses", () => {
  expect(lensOffers(stocks, both(-1, -4), frame)[1]?.thickest).toEqual({ eye: "left", power: -4, reach: 30 });
  const sides = { total: 62, right: 28, left: 34, isHalved: false };
  const { thickest } = lensOffers(stocks, { ...both(-3), pupillaryDistance: sides }, frame)[1] ?? {};
  expect(thickest).toEqual({ eye: "right", power: -3, reach: 33 });
});

test("recommends one package that can be made, if there is any", () => {
  const anyStock = fc.record({
    index: fc.constantFrom(...refractiveIndices),
    powers: fc.record({ from: fc.integer({ min: -20, max: 0 }), to: fc.integer({ min: 0, max: 14 }) }),
    blank: fc.integer({ min: 55, max: 80 }),
  });
  fc.assert(
    fc.property(fc.array(anyStock, { maxLength: 4 }), anyEye, anyEye, (stocks, right, left) => {
      const prescribed = { right: { ...eye(0), ...right }, left: { ...eye(0), ...left } };
      const offers = lensOffers(stocks, { eyes: prescribed, pupillaryDistance }, frame);
      const chosen = offers.filter((offer) => offer.recommended !== null);
      expect(chosen.length).toBe(offers.some(({ refusal }) => refusal === null) ? 1 : 0);
      const powers = eyes.map((each) => strongestPower(prescribed[each]));
      for (const { stock } of chosen) expect(lensRefusal(stock, { powers, frame, pupillaryDistance: 62 })).toBeNull();
    }),
  );
});
