import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  pixelDistance,
  isPossibleDistance,
  type PointPair,
  scaleByCard,
  scaleByDistance,
  tryOnPlacement,
} from "../../../ui/eyewear/tryOnPlacement.ts";

const coordinate = fc.double({ min: 0, max: 2000, noNaN: true });
const millimetres = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });

/** Generates pupils whose line is level enough that the left pupil stays on the left when rotated by less than 30°. */
const anyPupils: fc.Arbitrary<PointPair> = fc
  .record({ x: coordinate, y: coordinate, along: millimetres(40, 800), down: millimetres(-0.5, 0.5) })
  .map(({ x, y, along, down }) => [
    { x, y },
    { x: x + along, y: y + along * down },
  ]);

const anyWorn = fc.record({
  pupils: anyPupils,
  millimetresPerPixel: millimetres(0.02, 2),
  frame: fc.record({ lensHeight: millimetres(24, 60) }),
  offset: fc.record({ x: millimetres(-10, 10), y: millimetres(-15, 15) }),
});

type Change = (point: { x: number; y: number }) => { x: number; y: number };
const mapPair = ([left, right]: PointPair, change: Change): PointPair => [change(left), change(right)];

function expectPoint(actual: { x: number; y: number }, expected: { x: number; y: number }) {
  expect(actual.x).toBeCloseTo(expected.x, 4);
  expect(actual.y).toBeCloseTo(expected.y, 4);
}

describe("tryOnPlacement", () => {
  test("centres the frame between the pupils, a tenth of the lens height below them", () => {
    const pupils = [
      { x: 100, y: 200 },
      { x: 348, y: 200 },
    ] as const;
    expect(
      tryOnPlacement({ pupils, millimetresPerPixel: 0.25, frame: { lensHeight: 40 }, offset: { x: 0, y: 0 } }),
    ).toEqual({ x: 224, y: 216, scale: 4, angle: 0 });
  });

  test("moves with the picture", () => {
    fc.assert(
      fc.property(anyWorn, coordinate, coordinate, (worn, across, down) => {
        const move: Change = ({ x, y }) => ({ x: x + across, y: y + down });
        const [before, after] = [tryOnPlacement(worn), tryOnPlacement({ ...worn, pupils: mapPair(worn.pupils, move) })];
        expectPoint(after, move(before));
        expect(after.angle).toBeCloseTo(before.angle, 6);
        expect(after.scale).toBe(before.scale);
      }),
    );
  });

  test("rotates with the picture", () => {
    fc.assert(
      fc.property(anyWorn, fc.double({ min: -30, max: 30, noNaN: true }), (worn, degrees) => {
        const turn = (degrees * Math.PI) / 180;
        const rotate: Change = ({ x, y }) => ({
          x: x * Math.cos(turn) - y * Math.sin(turn),
          y: x * Math.sin(turn) + y * Math.cos(turn),
        });
        const pupils = mapPair(worn.pupils, rotate);
        const [before, after] = [tryOnPlacement(worn), tryOnPlacement({ ...worn, pupils })];
        expectPoint(after, rotate(before));
        expect(after.angle).toBeCloseTo(before.angle + degrees, 6);
      }),
    );
  });

  test("scales with the picture", () => {
    fc.assert(
      fc.property(anyWorn, millimetres(0.1, 10), (worn, factor) => {
        const grow: Change = ({ x, y }) => ({ x: x * factor, y: y * factor });
        const enlarged = {
          ...worn,
          pupils: mapPair(worn.pupils, grow),
          millimetresPerPixel: worn.millimetresPerPixel / factor,
        };
        const [before, after] = [tryOnPlacement(worn), tryOnPlacement(enlarged)];
        expectPoint(after, grow(before));
        expect(after.scale / before.scale).toBeCloseTo(factor, 6);
      }),
    );
  });

  test("does not depend on the order of the pupils", () => {
    fc.assert(
      fc.property(anyWorn, (worn) => {
        const [left, right] = worn.pupils;
        expect(tryOnPlacement({ ...worn, pupils: [right, left] })).toEqual(tryOnPlacement(worn));
      }),
    );
  });

  test("draws the frame to the scale of the pupillary distance", () => {
    fc.assert(
      fc.property(anyWorn, millimetres(45, 80), millimetres(100, 170), (worn, distance, width) => {
        const scale = scaleByDistance(worn.pupils, distance);
        if (!scale) throw new Error("Expected a scale: the pupils are apart.");
        const placed = tryOnPlacement({ ...worn, ...scale });
        expect(width * placed.scale).toBeCloseTo((width * pixelDistance(worn.pupils)) / distance, 4);
      }),
    );
  });
});

describe("scaleByDistance and scaleByCard", () => {
  test("return the same scale for a card and for the pupillary distance that it implies", () => {
    fc.assert(
      fc.property(anyPupils, anyPupils, (pupils, card) => {
        const byCard = scaleByCard(pupils, card);
        if (!byCard) throw new Error("Expected a scale: the marks of the card are apart.");
        expect(scaleByDistance(pupils, byCard.pupillaryDistance)?.millimetresPerPixel).toBeCloseTo(
          byCard.millimetresPerPixel,
          9,
        );
      }),
    );
  });

  test("a card of 342.4 pixels results in 4 pixels per mm", () => {
    const pupils: PointPair = [
      { x: 356, y: 496 },
      { x: 604, y: 496 },
    ];
    const card: PointPair = [
      { x: 308.8, y: 792 },
      { x: 651.2, y: 792 },
    ];
    const scale = scaleByCard(pupils, card);
    expect(scale?.millimetresPerPixel).toBeCloseTo(0.25, 9);
    expect(scale?.pupillaryDistance).toBeCloseTo(62, 9);
  });

  test("return null for marks in one place", () => {
    const here: PointPair = [
      { x: 10, y: 10 },
      { x: 12, y: 11 },
    ];
    const there: PointPair = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(scaleByDistance(here, 62)).toBeNull();
    expect(scaleByCard(here, there)).toBeNull();
    expect(scaleByCard(there, here)).toBeNull();
  });

  test.each([
    [44.9, false],
    [45, true],
    [80, true],
    [80.1, false],
  ])("isPossibleDistance of %s mm is %s", (distance, isPossible) => {
    expect(isPossibleDistance(distance)).toBe(isPossible);
  });
});
