import { decentration, frameFit, framePupillaryDistance, minimumBlankSize, lensReach } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const words = { GOOD: "good", TOO_WIDE: "too-wide", TOO_NARROW: "too-narrow" } as const;

const worn = z.strictObject({ pd: z.number(), lens: z.number(), bridge: z.number() });

test.each(vectors("frame.fit", worn, z.enum(["GOOD", "TOO_WIDE", "TOO_NARROW"])))(
  "frame.fit: $name",
  ({ input, expected }) => {
    expect(frameFit({ lensWidth: input.lens, bridge: input.bridge }, input.pd).fit).toBe(words[expected]);
  },
);

test.each([
  [60, "good", 5],
  [59.5, "too-wide", 5.25],
  [72, "good", -1],
  [72.5, "too-narrow", -1.25],
])(
  "in a frame of 52□18, a pupillary distance of %d mm is %s with a decentration of %d mm",
  (pupillaryDistance, fit, decentration) => {
    expect(frameFit({ lensWidth: 52, bridge: 18 }, pupillaryDistance)).toEqual({ fit, decentration });
  },
);

const frame = z.strictObject({ A: z.number(), DBL: z.number(), pd: z.number(), ED: z.number() });

const blank = z.strictObject({
  framePD: z.number(),
  decPerEye: z.number(),
  direction: z.enum(["in", "none"]),
  mbs: z.number(),
});

test.each(vectors("rx.blank", frame, blank))("rx.blank: $name", ({ input, expected }) => {
  const box = { lensWidth: input.A, bridge: input.DBL, effectiveDiameter: input.ED };
  expect(framePupillaryDistance(box)).toBe(expected.framePD);
  expect(decentration(box, input.pd)).toBe(expected.decPerEye);
  expect(expected.decPerEye > 0).toBe(expected.direction === "in");
  expect(minimumBlankSize(box, input.pd)).toBe(expected.mbs);
});

test("requires the same blank for decentration towards the temple as towards the nose", () => {
  const box = { lensWidth: 52, bridge: 18, effectiveDiameter: 54 };
  expect(decentration(box, 74)).toBe(-2);
  expect([lensReach(box, 74), lensReach(box, 66)]).toEqual([28, 28]);
  expect([minimumBlankSize(box, 74), minimumBlankSize(box, 66)]).toEqual([60, 60]);
});
