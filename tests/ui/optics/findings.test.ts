import {
  changeFindings,
  fittingFindings,
  isBlocking,
  type LensType,
  type PrescribedEye,
  type PrescriptionFinding,
  prescriptionFindings,
  transpose,
} from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";
import { anyEye, quarters, vectorEye } from "./eyes.ts";

const lensTypes = { single: "single-vision", progressive: "progressive" } as const satisfies Record<string, LensType>;

const vectorInput = z.strictObject({
  R: vectorEye,
  L: vectorEye,
  lensType: z.enum(["single", "progressive"]),
  addR: z.optional(z.number()),
  addL: z.optional(z.number()),
});

const words = {
  ADD_REQUIRED: "addition-required",
  NO_POWER: "no-power",
  SIGN_MISMATCH: "signs-differ",
  ANISO: "eyes-differ",
  ANISO_HIGH: "eyes-differ-much",
  HIGH_INDEX_ADVISED: "thin-lens-advised",
  CONSULT_OPTICIAN: "optician-advised",
  HIGH_CYL: "high-cylinder",
  CYL_SIGN_MIXED: "cylinders-crossed",
  ADD_DIFFERS: "additions-differ",
} as const satisfies Record<string, PrescriptionFinding["id"]>;

const codes = z.enum(Object.keys(words).filter((code): code is keyof typeof words => code in words));

test.each(vectors("rx.warnings", vectorInput, z.array(codes)))("rx.warnings: $name", ({ input, expected }) => {
  const right = { ...input.R, addition: input.addR ?? null, prism: null };
  const left = { ...input.L, addition: input.addL ?? null, prism: null };
  const found = prescriptionFindings({ right, left }, lensTypes[input.lensType]);
  expect(found.map(({ id }) => id)).toEqual(expected.map((code) => words[code]));
});

const plano: PrescribedEye = { sphere: 0, cylinder: 0, axis: null, addition: null, prism: null };

const weak: PrescribedEye = { ...plano, sphere: -1 };

test("blocks only findings that make lenses impossible", () => {
  const right: PrescribedEye = { ...weak, addition: 2 };
  expect(prescriptionFindings({ right, left: weak }, "progressive")).toEqual([
    { id: "addition-required", eyes: ["left"] },
  ]);
  expect(prescriptionFindings({ right: plano, left: plano }, "office").map(isBlocking)).toEqual([true, true]);
  const differing = prescriptionFindings({ right: { ...weak, sphere: 4 }, left: weak }, "single-vision");
  expect(differing).toEqual([{ id: "signs-differ" }, { id: "eyes-differ-much", by: 5 }]);
  expect(differing.some(isBlocking)).toBe(false);
});

test.each<[string, Partial<PrescribedEye>, LensType]>([
  ["an addition", { addition: 2 }, "progressive"],
  ["a prism", { prism: { horizontal: null, vertical: { amount: 1, base: "up" } } }, "single-vision"],
  ["a cylinder", { cylinder: -0.5, axis: 10 }, "single-vision"],
])("accepts %s as the only power of both eyes", (_name, values, type) => {
  const eye = { ...plano, ...values };
  expect(prescriptionFindings({ right: eye, left: eye }, type)).toEqual([]);
});

const sphere = (power: number): PrescribedEye => ({ ...plano, sphere: power });

const astigmatic = (power: number, axis: number): PrescribedEye => ({ ...plano, cylinder: power, axis });

const cylinder = (power: number): PrescribedEye => ({ ...plano, cylinder: power, axis: 90 });

test.each<[string, PrescribedEye, PrescribedEye, readonly PrescriptionFinding[]]>([
  ["0.75 D between the eyes", sphere(-1), sphere(-1.75), []],
  ["1 D between the eyes", sphere(-1), sphere(-2), [{ id: "eyes-differ-slightly", by: 1 }]],
  ["1 D between the eyes by a cylinder", cylinder(-2), plano, [{ id: "eyes-differ-slightly", by: 1 }]],
  ["1.75 D between the eyes", sphere(-1), sphere(-2.75), [{ id: "eyes-differ-slightly", by: 1.75 }]],
  ["2 D between the eyes", sphere(-1), sphere(-3), [{ id: "eyes-differ", by: 2 }]],
  ["3 D between the eyes", sphere(-1), sphere(-4), [{ id: "eyes-differ-much", by: 3 }]],
  ["opposite signs 0.5 D apart", sphere(0.25), sphere(-0.25), [{ id: "signs-differ" }]],
  [
    "opposite signs 1 D apart",
    sphere(0.5),
    sphere(-0.5),
    [{ id: "signs-differ" }, { id: "eyes-differ-slightly", by: 1 }],
  ],
  [
    "opposite signs of the spheres whose spherical equivalents have the same sign",
    { ...cylinder(-2), sphere: 0.5 },
    sphere(-0.5),
    [{ id: "signs-differ" }],
  ],
  [
    "opposite signs of the spheres in minus cylinder, as one eye is written with a plus cylinder",
    { ...cylinder(3), sphere: -1 },
    sphere(-0.5),
    [{ id: "signs-differ" }, { id: "eyes-differ-slightly", by: 1 }],
  ],
  ["axes that mirror each other", astigmatic(-0.5, 20), astigmatic(-0.5, 160), []],
  ["axes turned by 74° from the mirror image", astigmatic(-0.5, 90), astigmatic(-0.5, 16), []],
  ["axes turned by 75°", astigmatic(-0.5, 90), astigmatic(-0.5, 15), [{ id: "cylinders-crossed" }]],
  ["weak cylinders across each other", astigmatic(-0.5, 90), astigmatic(-0.25, 180), []],
  [
    "a plus cylinder that would mirror the other eye",
    astigmatic(-1, 45),
    { ...astigmatic(1, 135), sphere: -1 },
    [{ id: "cylinders-crossed" }],
  ],
  [
    "an addition with single-vision lenses",
    { ...weak, addition: 2 },
    { ...weak, addition: 2.25 },
    [{ id: "addition-unused", eyes: ["right", "left"] }],
  ],
  [
    "only an addition with single-vision lenses",
    plano,
    { ...plano, addition: 2 },
    [{ id: "no-power" }, { id: "addition-unused", eyes: ["left"] }],
  ],
  ["a power of 4 D", sphere(-4), sphere(-4), []],
  ["a power of 4.25 D", sphere(4.25), sphere(4), [{ id: "thin-lens-advised", strongest: 4.25 }]],
  ["a power of 8 D", sphere(-8), sphere(-8), [{ id: "thin-lens-advised", strongest: -8 }]],
  ["a power of 8.25 D", sphere(-8), sphere(-8.25), [{ id: "optician-advised", strongest: -8.25 }]],
  ["a cylinder of 4 D", cylinder(-4), cylinder(-4), []],
])("returns the expected findings for %s", (_name, right, left, expected) => {
  expect(prescriptionFindings({ right, left }, "single-vision")).toEqual(expected);
});

const anyPrescribed = fc
  .tuple(anyEye, fc.option(quarters(0.5, 4)))
  .map(([eye, addition]): PrescribedEye => Object.assign({ prism: null }, eye, { addition }));

const type = fc.constantFrom<LensType>("single-vision", "progressive");
const inOtherForm = (eye: PrescribedEye): PrescribedEye => ({ ...eye, ...transpose(eye) });

test("treats both eyes alike", () => {
  const ids = (found: readonly PrescriptionFinding[]) => found.map(({ id }) => id);
  fc.assert(
    fc.property(anyPrescribed, anyPrescribed, type, (right, left, lensType) => {
      const found = ids(prescriptionFindings({ right, left }, lensType));
      expect(ids(prescriptionFindings({ right: left, left: right }, lensType))).toEqual(found);
    }),
  );
});

test("finds the same whichever form the cylinder of either eye is written in", () => {
  fc.assert(
    fc.property(anyPrescribed, anyPrescribed, anyPrescribed, type, (right, left, last, lensType) => {
      const written = [
        { right: inOtherForm(right), left },
        { right, left: inOtherForm(left) },
      ];
      const found = prescriptionFindings({ right, left }, lensType);
      const changes = changeFindings({ right, left }, { right: last, left: last });
      for (const now of written) {
        expect(prescriptionFindings(now, lensType)).toEqual(found);
        expect(changeFindings(now, { right: last, left: last })).toEqual(changes);
      }
    }),
  );
});

test("reports swapped eyes compared with the previous prescription", () => {
  const last = { right: weak, left: { ...weak, sphere: -3 } };
  expect(changeFindings({ right: last.left, left: last.right }, last)).toEqual([{ id: "eyes-swapped" }]);
  expect(changeFindings(last, last)).toEqual([]);
  expect(changeFindings({ right: weak, left: weak }, { right: weak, left: weak })).toEqual([]);
});

test("reports a change of more than one dioptre", () => {
  const last = { right: weak, left: weak };
  const now = { right: { ...weak, sphere: -2 }, left: { ...weak, sphere: 0.25 } };
  expect(changeFindings(now, last)).toEqual([{ id: "changed-much", eye: "left", by: 1.25 }]);
});

const eyeOf = (sphere: number, cylinder: number, axis: number) => ({ ...plano, sphere, cylinder, axis });

test.each([
  ["the same lens with a plus cylinder", eyeOf(-2, -1.5, 10), eyeOf(-3.5, 1.5, 100), 0],
  ["an axis that was not turned", eyeOf(-3.5, 1.5, 10), eyeOf(-3.5, 1.5, 100), 1.5],
  ["an axis turned twice", eyeOf(-2, -1.5, 100), eyeOf(-3.5, 1.5, 100), 1.5],
  ["a sphere with the cylinder's part added twice", eyeOf(-0.5, -4.5, 10), eyeOf(-3.5, 1.5, 100), 1.5],
])("compares lenses in every meridian: %s", (_name, now, last, by) => {
  const found = changeFindings({ right: now, left: weak }, { right: last, left: weak });
  expect(found).toEqual(by === 0 ? [] : [{ id: "changed-much", eye: "right", by }]);
});

const measured = { isHalved: false, right: 31 };

test.each([
  [30, []],
  [29, [{ id: "short-corridor-needed", lensHeight: 29, least: 30 }]],
  [27, [{ id: "frame-too-low", lensHeight: 27, least: 28 }]],
])("returns the findings for progressive lenses in a frame with a lens height of %d mm", (lensHeight, expected) => {
  expect(fittingFindings({ type: "progressive", pupillaryDistance: measured, lensHeight })).toEqual(expected);
  expect(fittingFindings({ type: "single-vision", pupillaryDistance: measured, lensHeight })).toEqual([]);
});

test("asks to confirm halved pupillary distances for progressive lenses", () => {
  const pupillaryDistance = { isHalved: true, right: 31.5 };
  const found = fittingFindings({ type: "progressive", pupillaryDistance, lensHeight: 32 });
  expect(found).toEqual([{ id: "sides-assumed", side: 31.5 }]);
});
