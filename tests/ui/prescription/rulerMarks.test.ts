import { expect, test } from "vitest";
import { rulerFigures, rulerLength, rulerTicks } from "../../../ui/prescription/rulerMarks.ts";

test("a ruler has a tick a millimetre, as far apart as the screen wants it", () => {
  const places = [...rulerTicks(5, "across").matchAll(/M([\d.]+) 0V/g)].map(([, place]) => Number(place));
  expect(places).toHaveLength(rulerLength + 1);
  expect(places.at(-1)).toBe(rulerLength * 5);
  expect(rulerTicks(4, "down")).toContain("M0 252.00H10");
  expect(rulerFigures).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
});
