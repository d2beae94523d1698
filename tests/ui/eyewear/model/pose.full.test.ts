import { type DrawnFrame } from "@dioptra/ui/eyewear";
import { acetateGridSize, frameObject } from "@dioptra/ui/frame-model";
import { Box3 } from "three";
import { expect, test } from "vitest";
import { drawn } from "../measurements.ts";

const frames: readonly DrawnFrame[] = [
  drawn,
  { ...drawn, material: "metal", finish: "gold", tint: "brown" },
  { ...drawn, rim: "rimless", material: "titanium", finish: "silver" },
  { ...drawn, rim: "half", material: "mixed", finish: "smoke-gradient" },
];

test.each(frames)("a frame of $material rests on the table, open and folded", (frame) => {
  for (const way of ["open", "folded"] as const) {
    const { group, dispose } = frameObject(frame, way, acetateGridSize.viewer);
    const { min, max } = new Box3().setFromObject(group, true);
    expect(Math.abs(min.y)).toBeLessThan(0.1);
    expect(max.y).toBeGreaterThan(frame.lensHeight * 0.9);
    expect(max.z - min.z).toBeLessThan(way === "open" ? frame.temple + 20 : 60);
    dispose();
  }
});

test("each lens has one absorbing layer, and a tinted lens lets less light pass", () => {
  const lensesOf = (frame: DrawnFrame) => frameObject(frame, "open", acetateGridSize.viewer).clear;
  const [clear, brown] = [lensesOf(drawn), lensesOf({ ...drawn, tint: "brown" })];
  expect(clear).toHaveLength(2);
  for (const { passes } of brown) expect(passes).toBeLessThan(0.3);
  for (const { passes } of clear) expect(passes).toBeGreaterThan(0.9);
});
