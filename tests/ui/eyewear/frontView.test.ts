import { frontView } from "@dioptra/ui/eyewear";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyFrame, nela } from "./measurements.ts";
import { boxOf, crossesItself, pathPoints } from "./pathPoints.ts";

/** A tenth of a mm, plus the error of floating-point numbers. */
const aTenth = 0.1 + 1e-9;

test("a lens has the measured width and height", () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      const { left, right, top, bottom } = boxOf(pathPoints(frontView(frame).lens).flat());
      expect(Math.abs(right - left - frame.lensWidth)).toBeLessThanOrEqual(aTenth);
      expect(Math.abs(bottom - top - frame.lensHeight)).toBeLessThanOrEqual(aTenth);
    }),
  );
});

test("the distance between the lenses is the bridge", () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      const { left } = boxOf(pathPoints(frontView(frame).lens).flat());
      expect(Math.abs(2 * left - frame.bridge)).toBeLessThanOrEqual(aTenth);
    }),
  );
});

test("the front with its temples has the measured width", () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      const { acetate, wire, endPiece, lens, temple } = frontView(frame);
      const reach = boxOf(pathPoints(acetate + wire + endPiece + lens + temple).flat()).right;
      expect(Math.abs(2 * reach - frame.totalWidth)).toBeLessThanOrEqual(aTenth);
    }),
  );
});

test("a total width without space for end pieces is drawn with 2 mm on each side", () => {
  const { acetate, halfWidth } = frontView({ ...nela, totalWidth: 100 });
  expect(halfWidth).toBe((2 * 48 + 21 + 4) / 2);
  expect(boxOf(pathPoints(acetate).flat()).right).toBeCloseTo(halfWidth, 1);
});

test("the outer line of an acetate front never crosses itself and stays outside the lens", () => {
  fc.assert(
    fc.property(
      anyFrame.filter(({ material, rim }) => material === "acetate" && rim === "full"),
      (frame) => {
        const [outer = [], hole = []] = pathPoints(frontView(frame).acetate, 8);
        expect(crossesItself(outer)).toBe(false);
        const [around, within] = [boxOf(outer), boxOf(hole)];
        expect(around.right).toBeGreaterThan(within.right);
        expect(around.top).toBeLessThan(within.top - 3);
        expect(around.bottom).toBeGreaterThan(within.bottom + 2);
      },
    ),
  );
});

test("an acetate brow never crosses itself", () => {
  fc.assert(
    fc.property(
      anyFrame.filter(({ material, rim }) => (material === "acetate" || material === "mixed") && rim === "half"),
      (frame) => {
        for (const line of pathPoints(frontView(frame).acetate, 8)) expect(crossesItself(line)).toBe(false);
      },
    ),
  );
});

test("all numbers are finite, in tenths of a mm", () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      const { fittings, halfWidth, ground, top, hinge, foot, bareEdge: _, ...paths } = frontView(frame);
      for (const path of Object.values(paths)) expect(path).toMatch(/^(M?[cz\d. -]+)*$/);
      for (const figure of [halfWidth, ground, top, hinge, foot, ...fittings.flatMap(({ x, y }) => [x, y])])
        expect(Number.isFinite(figure)).toBe(true);
    }),
  );
});

test("the same measurements result in the same drawing", () => {
  expect(frontView({ ...nela })).toEqual(frontView(nela));
});

test.each([
  ["full", "acetate", ["acetate"]],
  ["half", "acetate", ["acetate"]],
  ["full", "metal", ["wire", "endPiece", "pad"]],
  ["half", "titanium", ["wire", "endPiece", "pad"]],
  ["full", "mixed", ["acetate", "wire", "pad"]],
  ["rimless", "acetate", ["wire", "endPiece", "pad"]],
] as const)("a %s rim of %s has %j", (rim, material, parts) => {
  const view = frontView({ ...nela, rim, material });
  const drawn = (["acetate", "wire", "endPiece", "pad"] as const).filter((part) => view[part] !== "");
  expect(drawn).toEqual(parts);
  expect(view.bareEdge).toBe(rim !== "full");
});

test("a rimless lens has two screws", () => {
  expect(frontView({ ...nela, rim: "rimless" }).fittings).toHaveLength(2);
});
