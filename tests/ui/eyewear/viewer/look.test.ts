import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  lookForKey,
  type Look,
  lookLimits,
  changeLook,
  nearestTurn,
  openLook,
  roomTurn,
  shownTurn,
} from "../../../../ui/eyewear/viewer/look.ts";

const look: Look = { turn: 30, height: 12, zoom: 1 };

test.each([
  ["ArrowRight", false, { turn: 35 }],
  ["ArrowLeft", false, { turn: 25 }],
  ["ArrowRight", true, { turn: 45 }],
  ["ArrowUp", false, { height: 17 }],
  ["ArrowDown", true, { height: lookLimits.height[0] }],
  ["+", false, { zoom: 1.25 }],
  ["=", false, { zoom: 1.25 }],
  ["-", false, { zoom: 1 }],
])("the key %s (Shift: %s) leads to %j", (key, isShifted, change) => {
  expect(lookForKey(key, isShifted, look)).toEqual({ ...look, ...change });
});

test.each(["0", "Home"])("the key %s leads back the shortest way", (key) => {
  expect(lookForKey(key, false, { turn: 340, height: 50, zoom: 2 })).toEqual({ ...openLook, turn: 390 });
});

test("lookForKey returns null for other keys", () => expect(lookForKey("Tab", false, look)).toBeNull());

test("nearestTurn returns the same view at most half a turn away", () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (turn) => {
      const found = nearestTurn(openLook, { ...look, turn });
      expect(shownTurn(found)).toBe(shownTurn(openLook));
      expect(Math.abs(found.turn - turn)).toBeLessThanOrEqual(180);
    }),
  );
});

test("changeLook stays within the limits", () => {
  const change = fc.record({
    turn: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    height: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    zoom: fc.double({ min: 0.01, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const { turn, height, zoom } = changes.reduce<Look>(changeLook, look);
      expect(height).toBeGreaterThanOrEqual(lookLimits.height[0]);
      expect(height).toBeLessThanOrEqual(lookLimits.height[1]);
      expect(zoom).toBeGreaterThanOrEqual(lookLimits.zoom[0]);
      expect(zoom).toBeLessThanOrEqual(lookLimits.zoom[1]);
      expect([...Array(360).keys()]).toContain(shownTurn({ turn, height, zoom }));
    }),
  );
});

test.each([
  [0, 0],
  [34, 0],
  [-34, 0],
  [360, 0],
  [107, 90],
  [-107, -90],
  [467, 90],
])("at a turn of %i°, the room is turned by %i°", (turn, by) => {
  expect(roomTurn({ ...look, turn })).toBeCloseTo(by, 9);
});

test("behind the frame, the room is turned completely from both sides", () => {
  const [left, right] = [180.001, 179.999].map((turn) => roomTurn({ ...look, turn }));
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeCloseTo(360, 1);
});
