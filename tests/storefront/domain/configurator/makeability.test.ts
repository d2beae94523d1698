import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type MadeLenses, makingProblems, type OrderedGlasses } from "#domain/configurator/makeability.ts";

const lenses: MadeLenses = { type: "single-vision", index: 1.5, powers: { from: -4, to: 3 }, blank: 70 };
const eye = (sphere: number, cylinder = 0) => ({
  sphere,
  cylinder,
  axis: cylinder === 0 ? null : 90,
  addition: null,
  prism: null,
});

const frame = {
  lensWidth: 50,
  lensHeight: 40,
  bridge: 18,
  rim: "full",
  effectiveDiameter: 54,
} as const satisfies OrderedGlasses["frame"];

const values = (right: ReturnType<typeof eye>, left = eye(-1), total = 64): OrderedGlasses["values"] => ({
  eyes: { right, left },
  pupillaryDistance: { total, right: total / 2, left: total / 2, isHalved: true },
});

const glasses: OrderedGlasses = { frame, lensType: "single-vision", values: values(eye(-2, -0.5)) };

test.each([
  { name: "lenses that can be made", glasses, lenses, problems: [] },
  {
    name: "a power beyond the lenses, with the nearest sphere for its cylinder",
    glasses: { ...glasses, values: values(eye(-4, -0.75)) },
    lenses,
    problems: [{ part: "right.sphere", problem: "outside", nearest: [-3.25] }],
  },
  {
    name: "both eyes",
    glasses: { ...glasses, values: values(eye(4), eye(-6)) },
    lenses,
    problems: [
      { part: "right.sphere", problem: "outside", nearest: [3] },
      { part: "left.sphere", problem: "outside", nearest: [-4] },
    ],
  },
  {
    name: "a blank that is too small for the pupillary distance",
    glasses: { ...glasses, values: values(eye(-2), eye(-1), 50) },
    lenses,
    problems: [{ part: "lensSku", problem: "blank" }],
  },
  {
    name: "a blank that is too small for any eyes",
    glasses: { ...glasses, values: null },
    lenses: { ...lenses, blank: 55 },
    problems: [{ part: "lensSku", problem: "blank" }],
  },
  {
    name: "a frame without a full rim",
    glasses: { ...glasses, frame: { ...frame, rim: "rimless" as const } },
    lenses,
    problems: [{ part: "lensSku", problem: "rim" }],
  },
  {
    name: "lenses of another type",
    glasses,
    lenses: { ...lenses, type: "office" as const },
    problems: [{ part: "lensType", problem: "not-made", nearest: ["office"] }],
  },
  {
    name: "a frame that is too low for progressive lenses",
    glasses: { ...glasses, frame: { ...frame, lensHeight: 27 }, lensType: "progressive" as const },
    lenses: { ...lenses, type: "progressive" as const },
    problems: [{ part: "lensType", problem: "frame-too-low", nearest: ["single-vision", "bifocal", "office"] }],
  },
])("names $name", ({ glasses: ordered, lenses: made, problems }) => {
  expect(makingProblems(ordered, made)).toEqual(problems);
});

const quarters = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map((steps) => steps / 4);

test("the nearest sphere that it names can be made", () => {
  fc.assert(
    fc.property(quarters(-20, 14), quarters(-8, 8), (sphere, cylinder) => {
      const [problem] = makingProblems({ ...glasses, values: values(eye(sphere, cylinder)) }, lenses);
      for (const nearest of problem?.nearest ?? []) {
        expect(makingProblems({ ...glasses, values: values(eye(Number(nearest), cylinder)) }, lenses)).toEqual([]);
      }
    }),
  );
});
