import { frameFit, readTempleMark } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const mark = z.strictObject({ lens: z.number(), bridge: z.number(), temple: z.nullable(z.number()) });
const noMark = { ok: false, problem: { reason: "not-a-mark", example: "52□18-140" } };

test.each(vectors("frame.size.parse", z.strictObject({ text: z.string() }), z.nullable(mark)))(
  "frame.size.parse: $name",
  ({ input, expected }) => {
    const value = expected && { lensWidth: expected.lens, bridge: expected.bridge, temple: expected.temple };
    expect(readTempleMark(input.text)).toEqual(value ? { ok: true, value } : noMark);
  },
);

test.each(["52□18 140", "52[]18 140", "52 18 140", " 52 □ 18 – 140 mm", "52/18/140", "52×18×140"])(
  "%j is how frames are marked too",
  (typed) => {
    expect(readTempleMark(typed)).toEqual({ ok: true, value: { lensWidth: 52, bridge: 18, temple: 140 } });
  },
);

test.each(["", "52", "5218140", "52-18-14", "52-18-140-2", "a52-18", "70-18-140", "63-18", "43□18-140"])(
  "%j is no mark",
  (typed) => {
    expect(readTempleMark(typed)).toEqual(noMark);
  },
);

test("every mark that is written is read back", () => {
  const lens = fc.integer({ min: 44, max: 62 });
  const figure = fc.integer({ min: 10, max: 99 });
  const temple = fc.integer({ min: 100, max: 199 });
  fc.assert(
    fc.property(
      lens,
      figure,
      fc.option(temple),
      fc.constantFrom("□", "-", " ", "[]"),
      (lensWidth, bridge, length, joint) => {
        const typed = `${lensWidth}${joint}${bridge}${length === null ? "" : `-${length}`}`;
        expect(readTempleMark(typed)).toEqual({ ok: true, value: { lensWidth, bridge, temple: length } });
      },
    ),
  );
});

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
])("in a 52□18, pupils %d mm apart stand %s: %d mm to the nose", (pupillaryDistance, fit, decentration) => {
  expect(frameFit({ lensWidth: 52, bridge: 18 }, pupillaryDistance)).toEqual({ fit, decentration });
});
