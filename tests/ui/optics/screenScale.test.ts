import { bankCard, pixelsToMillimetres, scaleLimits, screenScale } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulerFigures, rulerLength, rulerTicks } from "../../../ui/optics/screenScale.ts";

describe("screenScale", () => {
  const scale = fc.double({ min: scaleLimits.from, max: scaleLimits.to, noNaN: true });

  const edge = fc.constantFrom("long" as const, "short" as const);

  test("returns about 96 pixels per inch if a card is 323.5 pixels wide", () => {
    expect(screenScale(323.5, "long") * 25.4).toBeCloseTo(96, 0);
  });

  test("returns the same scale for either edge of the card", () => {
    fc.assert(
      fc.property(scale, edge, (its, edge) => {
        expect(screenScale(its * bankCard[edge], edge)).toBeCloseTo(its, 6);
      }),
    );
  });

  test("clamps the scale to that of real screens", () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 5000, noNaN: true }), edge, (pixels, edge) => {
        const its = screenScale(pixels, edge);
        expect(its >= scaleLimits.from && its <= scaleLimits.to).toBe(true);
      }),
    );
  });

  test("reads a length within 0.25 mm, and one pixel of error in the card costs less than 0.4 mm", () => {
    fc.assert(
      fc.property(scale, fc.double({ min: 45, max: 80, noNaN: true }), (its, length) => {
        expect(Math.abs(pixelsToMillimetres(length * its, its) - length)).toBeLessThanOrEqual(0.25 + 1e-9);
        const off = screenScale(its * bankCard.long + 1, "long");
        expect(Math.abs((length * its) / off - length)).toBeLessThan(0.4);
      }),
    );
  });
});

describe("rulerTicks", () => {
  test("draws one tick per millimetre at the scale of the screen", () => {
    const places = [...rulerTicks(5, "across").matchAll(/M([\d.]+) 0V/g)].map(([, place]) => Number(place));
    expect(places).toHaveLength(rulerLength + 1);
    expect(places.at(-1)).toBe(rulerLength * 5);
    expect(rulerTicks(4, "down")).toContain("M0 252.00H10");
    expect(rulerFigures).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  });
});
