import * as fc from "fast-check";
import { expect, test } from "vitest";
import { coast, glide, speedOf } from "../../../../ui/eyewear/viewer/course.ts";
import type { Look } from "../../../../ui/eyewear/viewer/look.ts";

const from: Look = { turn: 0, height: 5, zoom: 1 };
const to: Look = { turn: 30, height: 12, zoom: 2 };

test("a glide begins where it is, is half-way at half time, and ends exactly at its goal", () => {
  const course = glide(from, to, 200);
  expect(course(0)).toEqual({ look: from, isOver: false });
  expect(course(100).look).toEqual({ turn: 15, height: 8.5, zoom: 1.5 });
  expect(course(200)).toEqual({ look: to, isOver: true });
  expect(course(900)).toEqual({ look: to, isOver: true });
});

test("what is let go turns on the same way, ever slower, and comes to rest soon", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 5, noNaN: true }), fc.constantFrom(-1, 1), (speed, way) => {
      const course = coast(from, speed * way);
      const turns = [0, 50, 100, 150, 200].map((since) => course(since).look.turn * way);
      const steps = turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0));
      expect(steps.every((step) => step > 0)).toBe(true);
      expect(steps).toEqual(steps.toSorted((one, other) => other - one));
      expect(course(2000).isOver).toBe(true);
      expect(course(Infinity).look.turn * way).toBeLessThan(360);
    }),
  );
});

test.each([
  ["a flick", [0, 10, 20, 30], 35, 1],
  ["a flick to the left", [0, -10, -20, -30], 35, -1],
  ["a stop before it was lifted", [0, 10, 20, 30], 300, 0],
  ["one touch", [0], 5, 0],
])("%s", (_, xs, now, speed) => {
  expect(
    speedOf(
      xs.map((x, index) => ({ x, time: index * 10 })),
      now,
    ),
  ).toBe(speed);
});
