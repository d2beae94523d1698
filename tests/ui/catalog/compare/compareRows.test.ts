import { describe, expect, test } from "vitest";
import { compareRows, frameDifference } from "../../../../ui/catalog/compare/compareRows.ts";
import * as fc from "fast-check";

describe("compareRows", () => {
  const attributes = [
    { code: "shape", label: "Shape" },
    { code: "width", label: "Width", unit: "mm" },
  ] as const;

  test.each([
    { values: ["panto", "round"], differs: true },
    { values: ["panto", "panto"], differs: false },
    { values: ["panto", null], differs: null },
    { values: ["panto", "panto", null], differs: null },
    { values: ["panto", null, "round"], differs: true },
    { values: ["panto"], differs: null },
  ])("returns for the values $values: differs is $differs", ({ values, differs }) => {
    const products = values.map((shape) => ({ values: shape === null ? {} : { shape } }));
    expect(compareRows(products, attributes)).toEqual([{ code: "shape", label: "Shape", values, differs, span: null }]);
  });

  test("returns the difference between the largest and the smallest length", () => {
    const products = [134, 130, 137].map((width) => ({ values: { width } }));
    expect(compareRows(products, attributes)).toMatchObject([{ code: "width", differs: true, span: 7 }]);
  });

  test("leaves out attributes without any value", () => {
    expect(compareRows([{ values: {} }, { values: {} }], attributes)).toEqual([]);
  });
});

describe("frameDifference", () => {
  test.each([
    [134, 130, { of: "first", by: 4 }],
    [130, 134, { of: "second", by: 4 }],
    [130.3, 130, { of: "first", by: 0.3 }],
    [130.04, 130, null],
  ])("compares %f mm with %f mm: %j", (first, second, excess) => {
    const heights = { lensHeight: 40 };
    expect(frameDifference({ totalWidth: first, ...heights }, { totalWidth: second, ...heights })).toEqual({
      totalWidth: excess,
      lensHeight: null,
    });
  });

  test("returns the same difference for both orders of the frames", () => {
    const frame = fc.record({
      totalWidth: fc.integer({ min: 100, max: 170 }),
      lensHeight: fc.integer({ min: 24, max: 60 }),
    });
    const turned = (excess: ReturnType<typeof frameDifference>["totalWidth"]) =>
      excess && { ...excess, of: excess.of === "first" ? "second" : "first" };
    fc.assert(
      fc.property(frame, frame, (a, b) => {
        const [there, back] = [frameDifference(a, b), frameDifference(b, a)];
        expect(turned(there.totalWidth)).toEqual(back.totalWidth);
        expect(turned(there.lensHeight)).toEqual(back.lensHeight);
      }),
    );
  });
});
