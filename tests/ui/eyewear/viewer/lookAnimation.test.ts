import * as fc from "fast-check";
import { expect, test } from "vitest";
import { coast, glide, pointerSpeed } from "../../../../ui/eyewear/viewer/lookAnimation.ts";
import type { Look } from "../../../../ui/eyewear/viewer/look.ts";

const from: Look = { turn: 0, height: 5, zoom: 1 };
const to: Look = { turn: 30, height: 12, zoom: 2 };

test("glide starts at the current view, is half-direction at half time, and ends exactly at its goal", () => {
  const animation = glide(from, to, 200);
  expect(animation(0)).toEqual({ look: from, isOver: false });
  expect(animation(100).look).toEqual({ turn: 15, height: 8.5, zoom: 1.5 });
  expect(animation(200)).toEqual({ look: to, isOver: true });
  expect(animation(900)).toEqual({ look: to, isOver: true });
});

test("coast turns on in the same direction, slows down, and comes to rest", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 5, noNaN: true }), fc.constantFrom(-1, 1), (speed, direction) => {
      const animation = coast(from, speed * direction);
      const turns = [0, 50, 100, 150, 200].map((since) => animation(since).look.turn * direction);
      const steps = turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0));
      expect(steps.every((step) => step > 0)).toBe(true);
      expect(steps).toEqual(steps.toSorted((one, other) => other - one));
      expect(animation(2000).isOver).toBe(true);
      expect(animation(Infinity).look.turn * direction).toBeLessThan(360);
    }),
  );
});

test.each([
  ["a flick", [0, 10, 20, 30], 35, 1],
  ["a flick to the left", [0, -10, -20, -30], 35, -1],
  ["a stop before the release", [0, 10, 20, 30], 300, 0],
  ["one touch", [0], 5, 0],
])("pointerSpeed of %s", (_, xs, now, speed) => {
  expect(
    pointerSpeed(
      xs.map((x, index) => ({ x, time: index * 10 })),
      now,
    ),
  ).toBe(speed);
});
