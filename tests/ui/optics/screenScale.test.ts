import { bankCard, readOff, scaleLimits, screenScale } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulerFigures, rulerLength, rulerTicks } from "../../../ui/optics/screenScale.ts";

describe("screenScale", () => {
  const scale = fc.double({ min: scaleLimits.from, max: scaleLimits.to, noNaN: true });

  const edge = fc.constantFrom("long" as const, "short" as const);

  test("a screen on which a card is 323.5 pixels wide has about 96 of them to the inch", () => {
    expect(screenScale(323.5, "long") * 25.4).toBeCloseTo(96, 0);
  });

  test("whichever edge is laid on the screen, the scale is the same", () => {
    fc.assert(
      fc.property(scale, edge, (its, edge) => {
        expect(screenScale(its * bankCard[edge], edge)).toBeCloseTo(its, 6);
      }),
    );
  });

  test("no drag makes a screen that there is none of", () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 5000, noNaN: true }), edge, (pixels, edge) => {
        const its = screenScale(pixels, edge);
        expect(its >= scaleLimits.from && its <= scaleLimits.to).toBe(true);
      }),
    );
  });

  test("a length is read off within a quarter of a millimetre, one pixel of error in the card costs less", () => {
    fc.assert(
      fc.property(scale, fc.double({ min: 45, max: 80, noNaN: true }), (its, length) => {
        expect(Math.abs(readOff(length * its, its) - length)).toBeLessThanOrEqual(0.25 + 1e-9);
        const off = screenScale(its * bankCard.long + 1, "long");
        expect(Math.abs((length * its) / off - length)).toBeLessThan(0.4);
      }),
    );
  });
});

describe("rulerMarks", () => {
  test("a ruler has a tick a millimetre, as far apart as the screen wants it", () => {
    const places = [...rulerTicks(5, "across").matchAll(/M([\d.]+) 0V/g)].map(([, place]) => Number(place));
    expect(places).toHaveLength(rulerLength + 1);
    expect(places.at(-1)).toBe(rulerLength * 5);
    expect(rulerTicks(4, "down")).toContain("M0 252.00H10");
    expect(rulerFigures).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  });
});
