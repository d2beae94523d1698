import { describe, expect, test } from "vitest";
import { compareRows, frameDifference } from "../../../../ui/catalog/compare/compareRows.ts";
import * as fc from "fast-check";

describe("compareRows", () => {
  const attributes = [
    { code: "shape", label: "Shape" },
    { code: "width", label: "Width", unit: "mm" },
  ] as const;

  test.each([
    { said: ["panto", "round"], differs: true },
    { said: ["panto", "panto"], differs: false },
    { said: ["panto", null], differs: null },
    { said: ["panto", "panto", null], differs: null },
    { said: ["panto", null, "round"], differs: true },
    { said: ["panto"], differs: null },
  ])("$said differ: $differs", ({ said, differs }) => {
    const products = said.map((shape) => ({ values: shape === null ? {} : { shape } }));
    expect(compareRows(products, attributes)).toEqual([
      { code: "shape", label: "Shape", values: said, differs, span: null },
    ]);
  });

  test("lengths say how far apart they are", () => {
    const products = [134, 130, 137].map((width) => ({ values: { width } }));
    expect(compareRows(products, attributes)).toMatchObject([{ code: "width", differs: true, span: 7 }]);
  });

  test("what nobody says anything to is left out", () => {
    expect(compareRows([{ values: {} }, { values: {} }], attributes)).toEqual([]);
  });
});

describe("frameDifference", () => {
  test.each([
    [134, 130, { of: "first", by: 4 }],
    [130, 134, { of: "second", by: 4 }],
    [130.3, 130, { of: "first", by: 0.3 }],
    [130.04, 130, null],
  ])("%f mm beside %f mm", (first, second, excess) => {
    const heights = { lensHeight: 40 };
    expect(frameDifference({ totalWidth: first, ...heights }, { totalWidth: second, ...heights })).toEqual({
      totalWidth: excess,
      lensHeight: null,
    });
  });

  test("two frames differ the same way, whichever is named first", () => {
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
